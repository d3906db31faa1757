-- The colleagues whom a person has chosen or looked up last, offered first where people are chosen.
create table recent_colleague (
  person_id     text not null references person (id) on delete cascade,
  colleague_id  text not null references person (id) on delete cascade,
  met_at        timestamptz not null,
  primary key (person_id, colleague_id)
);
create index recent_colleague_colleague on recent_colleague (colleague_id);
