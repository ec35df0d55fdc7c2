# Thin names for scripts.
.PHONY: run test deep bench docs format lint tables l10n
run:
	@Scripts/run
test:
	@Scripts/test
deep:
	@Scripts/test --deep
bench:
	@Scripts/bench
docs:
	@Scripts/docs
format:
	@swift format -i -r -p Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests Service/Package.swift Service/Sources Service/Tests
lint:
	@swift format lint -s -r -p Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests Service/Package.swift Service/Sources Service/Tests
tables:
	@swift run generate-tables
l10n:
	@Scripts/l10n
