-- How the records of a form are listed: with it a published form becomes a model. The draft changes; versions never do.
create table list_design (
  form_id            text primary key references form (id),
  draft              jsonb not null,
  published_version  integer,
  is_changed         boolean not null default true,
  changed_by         text not null references person (id),
  changed_at         timestamptz not null
);

create table list_version (
  id            text primary key,
  form_id       text not null references list_design (form_id),
  version       integer not null,
  definition    jsonb not null,
  published_by  text not null references person (id),
  published_at  timestamptz not null,
  unique (form_id, version)
);

-- What the holders of a grant may see and do with the records of a form, and with which of them.
create table record_grant (
  id          text primary key,
  form_id     text not null references form (id),
  name        text not null,
  permission  jsonb not null,
  changed_by  text not null references person (id),
  changed_at  timestamptz not null
);

create index record_grant_form on record_grant (form_id);

-- `everybody` has the holder ''.
create table record_grant_holder (
  grant_id   text not null references record_grant (id) on delete cascade,
  kind       text not null check (kind in ('everybody', 'role', 'position', 'organization', 'group', 'person')),
  holder_id  text not null,
  primary key (grant_id, kind, holder_id)
);

-- "What was granted to me", over all models, when a session opens.
create index record_grant_holder_of on record_grant_holder (kind, holder_id);
