import Dragoman
import Foundation
import LanguageTags
import TestGround
import Testing
import ThemeKit

/// The guides' snippets, one after the other: they switch the language of the process.
@Suite(.serialized, .processSettings) struct Guides {}
