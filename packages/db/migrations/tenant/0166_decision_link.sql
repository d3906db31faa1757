-- A link from a mail or a pushed message by which one person decides one task, once. Only the hash of its token is kept.
create table decision_link (
  token_hash  bytea primary key,
  person_id   text not null,
  case_id     text not null,
  task_id     text not null,
  channel     text not null check (channel in ('mail', 'push')),
  -- SHA-256 of the session that the browser of a pushed message belongs to, hexadecimal.
  session     text,
  sent_at     timestamptz not null,
  expires_at  timestamptz not null,
  -- The person signed out everywhere, changed their password or left.
  ended_at    timestamptz,
  used_at     timestamptz,
  decision    text check (decision in ('agree', 'reject')),
  -- Names the call that used it, so that its repetition gets the same answer.
  attempt     text,
  check ((used_at is null) = (decision is null))
);
create index decision_link_person on decision_link (person_id) where used_at is null and ended_at is null;
create index decision_link_expires on decision_link (expires_at);
