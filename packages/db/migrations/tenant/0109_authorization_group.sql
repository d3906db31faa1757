-- A named bundle of rights: grants and applications name it as a holder, and it says who has it.
create table authorization_group (
  id           text primary key,
  name         text not null,
  code         text not null unique,
  description  text not null default '',
  is_enabled   boolean not null default true,
  -- The last local day on which it gives anything; null: no end.
  until        date,
  version      integer not null default 1,
  changed_by   text not null references person (id),
  changed_at   timestamptz not null
);

-- `everybody` has the holder ''.
create table authorization_group_member (
  group_id   text not null references authorization_group (id) on delete cascade,
  kind       text not null check (kind in ('everybody', 'role', 'position', 'organization', 'group', 'person')),
  holder_id  text not null,
  primary key (group_id, kind, holder_id)
);
create index authorization_group_member_of on authorization_group_member (kind, holder_id);

alter table record_grant_holder drop constraint record_grant_holder_kind_check;
alter table record_grant_holder add constraint record_grant_holder_kind_check
  check (kind in ('everybody', 'role', 'position', 'organization', 'group', 'person', 'authorizationGroup'));
