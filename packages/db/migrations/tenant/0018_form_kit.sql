-- Groups of fields that administrators put into any form. A form that took one keeps its own copy.
create table form_kit (
  id          text primary key,
  name        text not null unique,
  fields      jsonb not null,
  changed_by  text not null references person (id),
  changed_at  timestamptz not null
);
