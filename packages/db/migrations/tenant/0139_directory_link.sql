-- Whom and what the company's directory (LDAP) keeps here, by the identifier that never changes there.
create table directory_person (
  person_id    text primary key references person (id) on delete cascade,
  subject      text not null unique,
  -- When they were disabled because the directory no longer had them; null for everybody else.
  disabled_at  timestamptz
);

create table directory_unit (
  organization_id  text primary key references organization (id) on delete cascade,
  subject          text not null unique
);

create table directory_group (
  group_id  text primary key references person_group (id) on delete cascade,
  subject   text not null unique
);
