/// swiftui/textfield
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct TextField<Label> where Label: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TextField: View {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TextField {
  /// swiftui/textfield/init(text:prompt:label:)
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TextField where Label == Text {
  /// swiftui/textfield/init(_:text:prompt:)
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TextField where Label == Text {
  /// swiftui/textfield/init(_:text:)
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(title, text: text, prompt: nil)
  }
}

/// swiftui/picker
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Picker: View {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Picker {
  /// swiftui/picker/init(selection:content:label:)
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Picker where Label == Text {
  /// swiftui/picker/init(_:selection:content:)
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// swiftui/toggle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Toggle<Label> where Label: View {
  let isOn: Binding<Bool>
  let label: Label

  /// swiftui/toggle/init(ison:label:)
  @MainActor @preconcurrency public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Toggle: View {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Toggle where Label == Text {
  /// swiftui/toggle/init(_:ison:)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// swiftui/progressview
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressView<Label, CurrentValueLabel>
where Label: View, CurrentValueLabel: View {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView: View {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// swiftui/progressview/init()
  nonisolated public init() {}
}

/// swiftui/label
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon

  /// swiftui/label/init(title:icon:)
  @MainActor @preconcurrency public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label: View {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label where Title == Text, Icon == Image {
  /// swiftui/label/init(_:systemimage:)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension TextField: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let element = Element("TextField", environment)
    element.label = node.visit(label, key: "label", environment).spokenLabel
    element.value = text.wrappedValue.isEmpty ? prompt?.content : text.wrappedValue
    element.text = prompt?.content
    element.edit = { text.wrappedValue = $0 }
    return [element]
  }
}

extension Picker: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let element = Element("Picker", environment)
    element.label = node.visit(label, key: "label", environment).spokenLabel
    element.children = node.visit(content, key: "content", environment)
    let chosen = AnyHashable(selection.wrappedValue)
    element.value = element.children.filter { $0.tag == chosen }.spokenLabel
    element.choose = { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
    return [element]
  }
}

extension Toggle: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let element = Element("Toggle", environment)
    element.children = node.visit(label, key: "label", environment)
    element.label = element.children.spokenLabel
    element.value = isOn.wrappedValue ? "1" : "0"
    element.traits = .isToggle
    element.action = { isOn.wrappedValue.toggle() }
    return [element]
  }
}

extension ProgressView: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let element = Element("ProgressView", environment)
    element.traits = .updatesFrequently
    return [element]
  }
}

extension Label: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let element = Element("Label", environment)
    element.children = node.visit(title, key: "title", environment)
    element.label = element.children.spokenLabel
    return [element]
  }
}
