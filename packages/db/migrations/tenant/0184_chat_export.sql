-- An export of conversations, which one person asks for and another approves.
create table chat_export (
  id             text primary key,
  state          text not null check (state in ('asked', 'refused', 'approved', 'ready', 'failed', 'expired')),
  reason         text not null,
  -- Members of the conversations, and conversations; empty for any, but never both.
  people         text[] not null,
  conversations  text[] not null,
  from_at        timestamptz not null,
  until_at       timestamptz not null,
  asked_by       text not null references person (id),
  asked_at       timestamptz not null,
  decided_by     text references person (id),
  decided_at     timestamptz,
  decision_note  text not null default '',
  -- When the file is made, and afterwards when it is deleted.
  due_at         timestamptz,
  attempts       integer not null default 0,
  failure        jsonb,
  file_id        text references stored_file (id),
  messages       integer not null default 0,
  informed       integer not null default 0,
  made_at        timestamptz,
  expires_at     timestamptz,
  check (cardinality(people) + cardinality(conversations) > 0),
  check (from_at < until_at),
  check ((decided_by is null) = (state = 'asked')),
  check (decided_by <> asked_by)
);
create index chat_export_newest on chat_export (asked_at desc, id desc);
-- Asked every second.
create index chat_export_due on chat_export (due_at) where due_at is not null;

create table chat_export_download (
  export_id      text not null references chat_export (id) on delete cascade,
  downloaded_by  text not null references person (id),
  downloaded_at  timestamptz not null,
  primary key (export_id, downloaded_at, downloaded_by)
);
