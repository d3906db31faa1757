-- A way to look at the records of a model that somebody keeps under a name: what is asked, its order, its columns.
create table record_view (
  id          text primary key,
  form_id     text not null references form (id) on delete cascade,
  owner_id    text not null references person (id) on delete cascade,
  name        text not null,
  asks        jsonb not null,
  created_at  timestamptz not null,
  changed_at  timestamptz not null,
  unique (form_id, owner_id, name)
);

-- A view that an administrator shows to everybody who meets records of the model.
create table record_view_publication (
  view_id       text primary key references record_view (id) on delete cascade,
  published_by  text not null references person (id),
  published_at  timestamptz not null
);

-- What the list opens with, for one person.
create table record_view_default (
  person_id  text not null references person (id) on delete cascade,
  form_id    text not null references form (id) on delete cascade,
  view_id    text not null references record_view (id) on delete cascade,
  primary key (person_id, form_id)
);

create index record_view_default_view on record_view_default (view_id);
