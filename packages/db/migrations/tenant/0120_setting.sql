-- What an administrator changed from the product's defaults, by group; a group without a row has all defaults. `sealed`
-- holds its secrets by field.
create table setting (
  name     text primary key,
  value    jsonb not null,
  sealed   jsonb not null default '{}',
  version  integer not null
);

-- Who changed what. Secrets are only named: an old password is worth nothing, and must not be found here.
create table setting_change (
  id            text primary key,
  name          text not null,
  version       integer not null,
  before        jsonb not null,
  after         jsonb not null,
  secrets       text[] not null,
  is_undo       boolean not null,
  changed_by    text not null references person (id),
  changed_at    timestamptz not null,
  unique (name, version)
);
