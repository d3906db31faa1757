-- Sign-ins of people and failed attempts at their accounts, for their owners; older ones are deleted.
create table person_sign_in (
  id          text primary key,
  person_id   text not null references person (id) on delete cascade,
  at          timestamptz not null,
  -- Null for a sign-in; otherwise the code of the refusal.
  refusal     text,
  address     text not null,
  user_agent  text not null,
  device      text not null check (device in ('app', 'web'))
);
-- The newest ones of a person, and the oldest ones of all to delete.
create index person_sign_in_newest on person_sign_in (person_id, at desc);
create index person_sign_in_at on person_sign_in (at);
