import ThemeKit

// An app that has done nothing but put a catalog beside itself. A test runs it as a process of its own, since a process
// has one main bundle and one device.
print(Theme.currentLanguage)
print(String(themeKit: "Card number"))
print(String(themeKit: "Promo code:"))
print(String(themeKit: "\(4.5) out of \(5)"))
print(String(themeKit: "Loading…"))
