-- Whom a provider of identities means, by its own name for the person.
create table external_identity (
  issuer     text not null,
  subject    text not null,
  person_id  text not null references person (id) on delete cascade,
  name       text not null,
  bound_at   timestamptz not null,
  primary key (issuer, subject),
  unique (issuer, person_id)
);
