-- Words that people write again and again when they decide: one's own, and, without a person, the company's.
create table phrase (
  id          text primary key,
  person_id   text references person (id) on delete cascade,
  text        text not null check (length(text) between 1 and 200),
  place       integer not null,
  created_at  timestamptz not null,
  unique nulls not distinct (person_id, text)
);
