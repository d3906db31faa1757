create table dictionary (
  id    text primary key,
  name  text not null,
  code  text not null unique
);

create table dictionary_word (
  id             text primary key,
  dictionary_id  text not null references dictionary (id) on delete cascade,
  name           text not null,
  code           text not null,
  position       integer not null,
  unique (dictionary_id, code)
);

-- What was refused to whom: reviewed by administrators.
create table audit_event (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  person_id  text,
  what       text not null,
  refusal    text not null default '',
  request_id text not null default ''
);
create index audit_event_at on audit_event (at desc);
