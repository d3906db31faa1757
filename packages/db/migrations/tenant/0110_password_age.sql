-- A password that an administrator set must be changed at the next sign-in; one of a certain age too, by policy.
alter table person
  add column password_must_change  boolean not null default false,
  add column password_changed_at   timestamptz;
update person set password_changed_at = created_at;
alter table person alter column password_changed_at set not null;

-- Hashes of former passwords, which may not be chosen again soon.
create table password_history (
  person_id      text not null references person (id) on delete cascade,
  changed_at     timestamptz not null,
  password_hash  text not null,
  primary key (person_id, changed_at)
);
