-- A right on a list that somebody asked for, and what an administrator of lists answered.
create table right_request (
  id           text primary key,
  form_id      text not null references form (id) on delete cascade,
  person_id    text not null references person (id),
  wanted       text not null check (wanted in ('see', 'add', 'change', 'remove', 'import', 'export', 'print')),
  reason       text not null,
  asked_at     timestamptz not null,
  -- Null while it is open.
  outcome      text check (outcome in ('granted', 'declined')),
  answered_by  text references person (id),
  answered_at  timestamptz,
  check ((outcome is null) = (answered_at is null) and (outcome is null) = (answered_by is null))
);

-- The same is asked once at a time.
create unique index right_request_open on right_request (form_id, person_id, wanted) where outcome is null;
