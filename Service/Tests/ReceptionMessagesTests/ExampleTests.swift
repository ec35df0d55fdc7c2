import ReceptionMessages
import ReceptionProtocol
import Testing

@Suite struct `The examples of the messages` {
  @Test func `do what their comments say`() {
    let german = ReceptionLanguage(identifier: "de")!
    var templates = PushTemplates()
    templates.sender = "Team Pilot"
    templates[german, .title] = .text("{sender} hat geantwortet")
    #expect(templates.problems.isEmpty)
    let read = PushTemplates.read(templates.json)
    #expect(read.document == templates && read.problems.isEmpty)

    let (_, problems) = PushTemplates.read(#"{"languages":{"de":{"text":"{mesage}"}}}"#)
    #expect(
      problems.map(\.description)
        == ["de, text, 1:1: there is no value named mesage here; there are {app}, {message}, {sender}"])

    let renderer = PushRenderer(PushTemplates(), app: "Pilot")
    let push = renderer.push(PushRecipient(reportedLanguage: "de-CH", locale: "de_CH"), PushEvent(text: "Hallo!"))
    #expect(push.language.identifier == "de")
    #expect(push.alert == PushAlert(title: "Unser Support-Team hat Ihnen geschrieben", body: "Hallo!"))

    let drafts = ReviewDrafts(ReviewTemplates(), app: "Pilot")
    #expect(drafts.draft(.general, in: german).text.contains("Pilot"))
  }
}
