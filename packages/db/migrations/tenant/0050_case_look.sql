-- What somebody saw when he last looked at a case: a digest of each value, so that what has changed since can be marked.
create table case_look (
  case_id    text not null references flow_case (id) on delete cascade,
  person_id  text not null references person (id) on delete cascade,
  digests    jsonb not null,
  at         timestamptz not null,
  primary key (case_id, person_id)
);
