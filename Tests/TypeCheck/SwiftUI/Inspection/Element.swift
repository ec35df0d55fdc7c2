public import Foundation

/// What a view comes to: something that can be read, with what assistive technology says of it.
@_spi(Inspection) @MainActor public final class Element {
  /// What it is: `Text`, `Button`, `HStack`. A text that SwiftUI would look up in the main bundle is a `LocalizedText`.
  public let kind: String
  /// What surrounds it.
  public let environment: EnvironmentValues
  /// What it shows by itself.
  public internal(set) var text: String?
  /// What it contains.
  public internal(set) var children: [Element] = []
  /// What it is called.
  public internal(set) var label: String?
  /// What it holds.
  public internal(set) var value: String?
  /// What it is good for.
  public internal(set) var hint: String?
  /// How it behaves.
  public internal(set) var traits: AccessibilityTraits = []
  /// Whether it is silent.
  public internal(set) var isHidden = false
  /// What becomes of the children.
  public internal(set) var grouping: AccessibilityChildBehavior?
  /// Its name for tests of the interface.
  public internal(set) var identifier: String?
  /// The title of the screen or the preview that it is.
  public internal(set) var title: String?
  /// Where its scrolling begins.
  public internal(set) var scrollAnchor: UnitPoint?
  /// What stands for it in a choice.
  public internal(set) var tag: AnyHashable?
  /// What a tap does.
  public internal(set) var action: (@MainActor () -> Void)?
  /// What a swipe up or down does.
  public internal(set) var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// What typing does.
  public internal(set) var edit: ((String) -> Void)?
  /// What choosing does.
  public internal(set) var choose: ((AnyHashable) -> Void)?

  /// What opening an address does.
  public internal(set) var open: ((URL) -> Void)?

  init(_ kind: String, _ environment: EnvironmentValues) {
    self.kind = kind
    self.environment = environment
  }

  /// This element and everything inside it, in reading order.
  public var all: [Element] { [self] + children.flatMap(\.all) }
}
