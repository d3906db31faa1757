-- People and groups that a system of identities keeps here (SCIM): by which name it knows them. One that it deleted is
-- gone for it; a person stays, disabled, and comes back under the same name.
create table person_provisioning (
  person_id    text primary key references person (id) on delete cascade,
  user_name    text not null,
  external_id  text not null,
  removed_at   timestamptz
);
create unique index person_provisioning_user_name on person_provisioning (lower(user_name));
create index person_provisioning_external_id on person_provisioning (external_id);

create table group_provisioning (
  group_id     text primary key references person_group (id) on delete cascade,
  external_id  text not null
);
