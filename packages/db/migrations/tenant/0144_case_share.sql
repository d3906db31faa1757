-- A person who may read a case because somebody on it, or an administrator, shared it with them.
create table case_share (
  id         text primary key,
  case_id    text not null references flow_case (id) on delete cascade,
  person_id  text not null references person (id) on delete cascade,
  -- The step whose hidden fields stay hidden: that of the person who shared it. Null is the start.
  node       text,
  given_by   text not null references person (id),
  given_at   timestamptz not null,
  -- Null is without an end.
  until      timestamptz,
  -- Null while it was not taken back.
  ended_by   text references person (id),
  ended_at   timestamptz,
  check ((ended_by is null) = (ended_at is null))
);
create unique index case_share_given on case_share (case_id, person_id) where ended_at is null;
create index case_share_person on case_share (person_id);
