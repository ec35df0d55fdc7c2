// ThemeKit
