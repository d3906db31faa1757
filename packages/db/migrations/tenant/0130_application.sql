-- An application is a part of the product with its own menu; names, audience and menu are one document.
create table application (
  id          text primary key,
  code        text not null unique,
  definition  jsonb not null,
  position    integer not null default 0,
  is_enabled  boolean not null default true,
  version     integer not null default 1,
  changed_by  text not null references person (id),
  changed_at  timestamptz not null
);

-- The application a person chose last.
create table person_application (
  person_id       text primary key references person (id) on delete cascade,
  application_id  text not null references application (id) on delete cascade
);
