-- A message that somebody reported, in the words it had then: it may be edited, recalled or forgotten later. The place
-- is no reference, since the report outlives the conversation.
create table chat_report (
  id               text primary key,
  conversation_id  text not null,
  sequence         integer not null,
  sender_id        text not null references person (id),
  kind             text not null check (kind in ('text', 'image', 'file', 'voice', 'location', 'case')),
  body             text not null,
  content          jsonb,
  -- Of a message with a file, which the report keeps.
  file_id          text references stored_file (id),
  sent_at          timestamptz not null,
  edited_at        timestamptz,
  reporter_id      text not null references person (id),
  reason           text not null check (reason in ('abuse', 'harassment', 'leak', 'spam', 'other')),
  words            text not null default '',
  reported_at      timestamptz not null,
  outcome          text check (outcome in ('dismissed', 'upheld', 'removed')),
  closed_by        text references person (id),
  closed_at        timestamptz,
  closing_note     text not null default '',
  check ((outcome is null) = (closed_at is null)),
  -- Each person reports a message once.
  unique (conversation_id, sequence, reporter_id)
);
create index chat_report_newest on chat_report (reported_at desc, id desc);
-- How many somebody made today.
create index chat_report_reporter on chat_report (reporter_id, reported_at);
create index chat_report_file on chat_report (file_id) where file_id is not null;

-- Who looked at the messages around a reported one.
create table chat_report_look (
  report_id  text not null references chat_report (id) on delete cascade,
  looked_by  text not null references person (id),
  looked_at  timestamptz not null,
  primary key (report_id, looked_at, looked_by)
);

-- Recalled by a moderator, which its readers are shown.
alter table chat_message add column removed_at timestamptz;
