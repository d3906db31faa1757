-- Somebody asks to read a case or a document, or to start a flow. The id may be of nothing: who asks must not learn
-- which ids exist.
create table access_request (
  id           text primary key,
  kind         text not null check (kind in ('case', 'document', 'flow')),
  subject_id   text not null,
  person_id    text not null references person (id) on delete cascade,
  reason       text not null,
  asked_at     timestamptz not null,
  -- Null while it is open.
  outcome      text check (outcome in ('granted', 'declined')),
  answered_by  text references person (id),
  answered_at  timestamptz,
  check ((outcome is null) = (answered_at is null) and (outcome is null) = (answered_by is null))
);
-- The same is asked once at a time.
create unique index access_request_open on access_request (kind, subject_id, person_id) where outcome is null;
create index access_request_person on access_request (person_id) where outcome is null;
