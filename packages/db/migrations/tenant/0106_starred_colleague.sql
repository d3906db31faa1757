-- Colleagues whom a person keeps at hand.
create table starred_colleague (
  person_id     text not null references person (id) on delete cascade,
  colleague_id  text not null references person (id) on delete cascade,
  starred_at    timestamptz not null,
  primary key (person_id, colleague_id)
);
create index starred_colleague_colleague on starred_colleague (colleague_id);
