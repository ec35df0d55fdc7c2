extension HTTPResponse {
  /// The same answer with the fields that keep a browser from running or framing what is not ours: scripts, styles, images
  /// and connections come from this service alone, and nothing stands in line.
  ///
  /// Content Security Policy Level 3; Fetch, `X-Content-Type-Options`.
  public func secured() -> HTTPResponse {
    if isSecured { return self }
    var answer = self
    answer.isSecured = true
    let referrer = fields["referrer-policy"]
    answer.fields.replace(Self.securityFields)
    // A page with forms says “same-origin” for itself: without a referrer its browser calls their origin “null”.
    if let referrer { answer.fields.replace([("referrer-policy", referrer)]) }
    return answer
  }

  private static let securityFields = [
    (
      "content-security-policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    ("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
  ]
}
