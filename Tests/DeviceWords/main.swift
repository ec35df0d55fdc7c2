import MarkdownRender

// An app that turns nothing on. A test runs it as a process of its own, since a process has one device.
let options = MarkdownRenderOptions()
print(options.copyText)
print(options.markdown.reasoning.thinkingLabel)
print(options.messageActions.label(of: .retry))
