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
    """,
    """
    CREATE TABLE agent (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), password TEXT NOT NULL);
    CREATE TABLE agent_session (
      secret BLOB PRIMARY KEY, begun_at REAL NOT NULL, expires_at REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX agent_session_end ON agent_session (expires_at);
    CREATE TABLE attempt (key TEXT PRIMARY KEY, count INTEGER NOT NULL, since REAL NOT NULL) WITHOUT ROWID;
    CREATE INDEX attempt_beginning ON attempt (since);
    ALTER TABLE device ADD COLUMN search TEXT NOT NULL DEFAULT ''; -- DeviceSearchText
    ALTER TABLE device ADD COLUMN last_message_at REAL;            -- NULL while nothing is shown
    ALTER TABLE device ADD COLUMN unread INTEGER NOT NULL DEFAULT 0;
    -- Of devices that were there before, the search is folded as well as SQL can, until their next update.
    UPDATE device SET
      search = lower(coalesce(json_extract(description, '$.name') || char(10), '')
        || coalesce(json_extract(description, '$.email') || char(10), '')
        || coalesce(json_extract(description, '$.externalUserId'), '')),
      last_message_at = (
        SELECT sent_at FROM message WHERE message.device = device.id AND number = last_message AND number > shown_after),
      unread = (
        SELECT count(*) FROM message WHERE message.device = device.id AND author = 'user' AND number > max(
        shown_after, coalesce((SELECT max(number) FROM message WHERE message.device = device.id AND author = 'team'), 0)));
    DROP INDEX device_of_app;
    CREATE INDEX device_directory ON device (app, registered_at, id, search, is_blocked, unread);
    CREATE INDEX conversation_directory ON device (app, last_message_at, id, search, is_blocked, unread)
      WHERE last_message_at IS NOT NULL;
    """,
    """
    ALTER TABLE app ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'; -- JSON
    ALTER TABLE message ADD COLUMN asks_for_review INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE template (
      app TEXT NOT NULL REFERENCES app (id), kind TEXT NOT NULL, revision INTEGER NOT NULL, document TEXT NOT NULL,
      published_at REAL NOT NULL, restores INTEGER,
      PRIMARY KEY (app, kind, revision)
    ) WITHOUT ROWID;
    CREATE TABLE push (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      app TEXT NOT NULL REFERENCES app (id), device INTEGER NOT NULL REFERENCES device (id) ON DELETE CASCADE,
      message INTEGER NOT NULL, language TEXT NOT NULL, payload TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting', attempts INTEGER NOT NULL DEFAULT 0,
      made_at REAL NOT NULL,
      next_attempt_at REAL NOT NULL, -- of a claimed one: when its claim ends
      changed_at REAL NOT NULL,
      worker TEXT,                   -- who claimed it last; NULL when it was settled
      gateway_id TEXT, reason TEXT
    );
    CREATE INDEX push_due ON push (app, next_attempt_at, id) WHERE state = 'waiting';
    CREATE INDEX push_of_app ON push (app, id);
    CREATE INDEX push_in_state ON push (app, state, id);
    CREATE INDEX push_of_device ON push (device, id);
    CREATE INDEX push_by_age ON push (app, made_at);
    """,
    """
    CREATE INDEX push_waiting ON push (device, id) WHERE state = 'waiting'; -- which of a device comes first
    -- Some signs without a small form had been kept as capitals (𝐀 as A), which no search found.
    UPDATE device SET search = lower(search) WHERE search <> lower(search);
    """,
    // The last request of text reports that was counted.
    "ALTER TABLE device ADD COLUMN report_sequence INTEGER NOT NULL DEFAULT 0;",
    """
    CREATE INDEX text_count_by_age ON text_count (app, last_at);
    ALTER TABLE app ADD COLUMN counted_texts INTEGER NOT NULL DEFAULT 0; -- rows of text_count: they are many to count
    UPDATE app SET counted_texts = (SELECT count(*) FROM text_count WHERE text_count.app = app.id);
    """,
  ]
}
