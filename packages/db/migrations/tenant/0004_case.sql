-- One run of one flow version. `state` is the fold of its events, kept as the text that was hashed.
create table flow_case (
  id               text primary key,
  flow_id          text not null references flow (id),
  flow_version_id  text not null references flow_version (id),
  record_id        text not null,
  starter_id       text not null references person (id),
  department_id    text,
  title            text not null,
  status           text not null check (status in ('draft', 'running', 'suspended', 'returned', 'recalled', 'approved', 'rejected', 'terminated', 'revoking', 'revoked', 'exception')),
  urgency          text not null check (urgency in ('normal', 'important', 'urgent')),
  -- What the card shows: names of the open nodes, who holds it, since when, the values of the key fields.
  node_name        text not null default '',
  holders          text[] not null default '{}',
  held_since       timestamptz,
  key_values       jsonb not null default '{}',
  state            text not null,
  sequence         integer not null,
  last_hash        bytea,
  launched_at      timestamptz,
  ended_at         timestamptz,
  changed_at       timestamptz not null,
  -- The starter deleted it after it had been launched: gone from his list, kept for those who decided.
  deleted_at       timestamptz
);

-- "Launched by me", newest first.
create index flow_case_starter on flow_case (starter_id, changed_at desc, id desc) where deleted_at is null;
-- The studio's list of all cases, and "how many run on this flow".
create index flow_case_changed on flow_case (changed_at desc, id desc) where deleted_at is null;
create index flow_case_flow on flow_case (flow_id, status);

-- What happened, appended and never changed; each row carries the hash of its predecessor.
create table flow_event (
  case_id   text not null references flow_case (id) on delete cascade,
  sequence  integer not null,
  type      text not null,
  body      text not null,
  hash      bytea not null,
  at        timestamptz not null,
  primary key (case_id, sequence)
);

create table flow_task (
  id                text primary key,
  case_id           text not null references flow_case (id) on delete cascade,
  node              text not null,
  node_name         text not null,
  round             integer not null,
  person_id         text not null references person (id),
  stage             text not null check (stage in ('waiting', 'toSign', 'toDo', 'doing', 'done', 'cancelled')),
  decision          text check (decision in ('agreed', 'rejected', 'handled', 'returned', 'transferred')),
  is_returned       boolean not null default false,
  opinion           text not null default '',
  draft_opinion     text not null default '',
  opened_at         timestamptz not null,
  closed_at         timestamptz,
  -- Which of the four lists of its person shows the row, and since when (the sort key); waiting, set aside and
  -- cancelled tasks stand in none.
  list              text check (list in ('toSign', 'toDo', 'doing', 'done')),
  listed_at         timestamptz not null
);

-- The four lists of a person, newest first.
create index flow_task_list on flow_task (person_id, list, listed_at desc, id desc) where list is not null;
create index flow_task_case on flow_task (case_id);

create table flow_copy (
  id         text primary key,
  case_id    text not null references flow_case (id) on delete cascade,
  node       text not null,
  node_name  text not null,
  person_id  text not null references person (id),
  at         timestamptz not null,
  read_at    timestamptz,
  unique (case_id, node, person_id)
);

create index flow_copy_person on flow_copy (person_id, at desc, id desc);

create table flow_comment (
  id           text primary key,
  case_id      text not null references flow_case (id) on delete cascade,
  person_id    text not null references person (id),
  at           timestamptz not null,
  text         text not null,
  attachments  jsonb not null default '[]',
  reply_to     text references flow_comment (id)
);

create index flow_comment_case on flow_comment (case_id, at desc, id desc);
