/// The tables, as steps from one version of the file to the next. A step that was ever released is never changed.
enum SQLiteSchema {
  /// Marks a file as ours in its header: `DRGM`.
  static let applicationID = 0x4452_474D
  /// What this program reads and writes.
  static var version: Int { steps.count }

  /// Step n makes version n + 1.
  static let steps: [String] = [
    """
    CREATE TABLE life (epoch TEXT NOT NULL);
    CREATE TABLE app (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, is_disabled INTEGER NOT NULL, is_demo INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE device (
      id INTEGER PRIMARY KEY,
      app TEXT NOT NULL REFERENCES app (id),
      token BLOB NOT NULL, token_expires_at REAL NOT NULL, session BLOB NOT NULL,
      sequence INTEGER NOT NULL DEFAULT 0,
      language TEXT,             -- last reported, canonical; NULL was never reported
      description TEXT NOT NULL, -- JSON, without the language
      is_blocked INTEGER NOT NULL DEFAULT 0,
      registered_at REAL NOT NULL, synchronized_at REAL NOT NULL,
      last_message INTEGER NOT NULL DEFAULT 0,
      shown_after INTEGER NOT NULL DEFAULT 0 -- a logout hides what came before
    );
    CREATE INDEX device_of_app ON device (app, registered_at);
    CREATE TABLE message (
      device INTEGER NOT NULL REFERENCES device (id) ON DELETE CASCADE,
      number INTEGER NOT NULL, id TEXT NOT NULL, author TEXT NOT NULL, text TEXT NOT NULL,
      photo_count INTEGER NOT NULL, sent_at REAL NOT NULL,
      PRIMARY KEY (device, number)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX message_name ON message (device, id);
    CREATE TABLE appearance (
      app TEXT NOT NULL REFERENCES app (id), revision INTEGER NOT NULL, texts TEXT NOT NULL,
      published_at REAL NOT NULL, restores INTEGER,
      PRIMARY KEY (app, revision)
    ) WITHOUT ROWID;
    CREATE TABLE text_count (
      app TEXT NOT NULL REFERENCES app (id), language TEXT NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL,
      count INTEGER NOT NULL, last_at REAL NOT NULL,
      PRIMARY KEY (app, language, key, kind)
    ) WITHOUT ROWID;
    """
  ]
}
