create table flow (
  id                    text primary key,
  name                  text not null,
  code                  text not null unique,
  category              text not null default '',
  icon                  text not null,
  icon_color            text not null,
  form_id               text not null references form (id),
  draft                 jsonb not null,
  published_version_id  text,
  is_changed            boolean not null default true,
  changed_by            text not null references person (id),
  changed_at            timestamptz not null
);

create table flow_version (
  id               text primary key,
  flow_id          text not null references flow (id),
  version          integer not null,
  definition       jsonb not null,
  form_version_id  text not null references form_version (id),
  published_by     text not null references person (id),
  published_at     timestamptz not null,
  unique (flow_id, version)
);

alter table flow add foreign key (published_version_id) references flow_version (id);

create table flow_favourite (
  person_id  text not null references person (id) on delete cascade,
  flow_id    text not null references flow (id) on delete cascade,
  primary key (person_id, flow_id)
);
