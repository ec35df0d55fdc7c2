import Testing
import ThemeKit

extension ProcessSettings {
  @Suite struct ValidationRules {
    @Test func `a rule says what is wrong, or nothing`() {
      let rows: [(ValidationRule, String, String?)] = [
        (.required(), "", "This field is required"), (.required(), " \n\u{a0}", "This field is required"),
        (.required(), "x", nil), (.required("Your name, please"), "", "Your name, please"),
        (.minLength(8), "1234567", "At least 8 characters"), (.minLength(8), "12345678", nil),
        (.minLength(1), "", nil), (.minLength(2), "👩‍👩‍👧", "At least 2 characters"), (.minLength(1), "👩‍👩‍👧", nil),
        (.minLength(8, "Longer!"), "x", "Longer!"),
        (.range(1...10), "11", "Between 1 and 10"), (.range(1...10), "10", nil), (.range(1...10), "", nil),
        (.range(1...10), "ten", "Between 1 and 10"), (.range(1...10), "٧", nil),
        (.range(1...10), "٧٧", "Between 1 and 10"),
        (.range(0.5...1.5), "1.25", nil), (.range(0.5...1.5), "2", "Between 0.5 and 1.5"),
        (.range(0.5...1.5), "nan", "Between 0.5 and 1.5"), (.range(0...5, "0–5"), "6", "0–5"),
        (.range(-5...100.5), "0x1F", "Between -5.0 and 100.5"), (.range(-5...100.5), "1e1", "Between -5.0 and 100.5"),
        (.range(-5...100.5), "0x1p3", "Between -5.0 and 100.5"), (.range(-5...100.5), "+7.50", nil),
        (.range(-5...100.5), "-٤.٥", nil), (.range(-5...100.5), "1.2.3", "Between -5.0 and 100.5"),
        (.range(0...Double.infinity), "inf", "Between 0.0 and inf"),
        (.digitsOnly(), "0123", nil), (.digitsOnly(), "٠١٢", nil), (.digitsOnly(), "", nil),
        (.digitsOnly(), "12a", "Digits only"), (.digitsOnly(), "½", "Digits only"),
        (.digitsOnly(), "-1", "Digits only"),
        (.email(), "ada@example.org", nil), (.email(), "", nil), (.email(), "a@b@example.org", nil),
        (.email(), "ada", "Enter a valid email address"), (.email(), "@example.org", "Enter a valid email address"),
        (.email(), "ada@org", "Enter a valid email address"), (.email(), "ada@.org", "Enter a valid email address"),
        (.email(), "a da@example.org", "Enter a valid email address"),
        (.email(), "ada@example.", "Enter a valid email address"),
        (.email(), String(repeating: "a", count: 250) + "@b.cd", "Enter a valid email address"),
        (ValidationRule(message: "Even, please") { $0.count.isMultiple(of: 2) }, "abc", "Even, please"),
      ]
      let wrong = rows.filter { $0.0.problem(in: $0.1)?.string != $0.2 }
      #expect(wrong.isEmpty, "\(wrong.map { ($0.1, $0.2 ?? "nil") })")
      #expect(rows.allSatisfy { $0.0.isSatisfied(by: $0.1) == ($0.2 == nil) })
    }
  }
}
