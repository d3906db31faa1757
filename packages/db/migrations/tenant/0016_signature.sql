-- Signatures that a person drew once and signs with again.
create table signature (
  id          text primary key,
  person_id   text not null references person (id),
  -- A PNG as a data URL; what a form signed with it keeps is a copy.
  image       text not null check (length(image) <= 280000),
  is_default  boolean not null,
  created_at  timestamptz not null
);

-- At most one default a person, whatever happens at the same moment.
create unique index signature_default on signature (person_id) where is_default;
create index signature_of_person on signature (person_id, created_at);
