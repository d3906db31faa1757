-- A grade gives some people a part of the administration: areas of it, and where the company is theirs to change.
create table grade (
  id                text primary key,
  name              text not null unique,
  areas             text[] not null,
  -- The whole company, or these organizations with all below.
  is_whole          boolean not null,
  organization_ids  text[] not null,
  -- Roles and groups whose members they may change.
  circle_ids        text[] not null,
  person_ids        text[] not null,
  version           integer not null default 1,
  changed_by        text not null references person (id),
  changed_at        timestamptz not null
);
