-- One message to one person.
create table notice (
  id            text primary key,
  person_id     text not null references person (id) on delete cascade,
  kind          smallint not null check (kind in (1, 2, 3, 4)),
  -- Either a title that somebody wrote, or the key and parameters of a sentence of ours, said in the reader's language.
  title         text not null default '',
  title_key     text not null default '',
  title_params  jsonb not null default '{}',
  body          text not null default '',
  case_id       text references flow_case (id) on delete cascade,
  task_id       text,
  sender_id     text references person (id),
  -- The same fact never tells the same person twice.
  fact          text not null,
  at            timestamptz not null,
  read_at       timestamptz,
  unique (person_id, fact)
);

create index notice_person on notice (person_id, at desc, id desc);
create index notice_unread on notice (person_id, kind) where read_at is null;

-- Numbers a person's frames, so that a client that was away asks for what it missed.
create table inbox_sequence (
  person_id  text primary key references person (id) on delete cascade,
  sequence   bigint not null
);
