-- A closed organization or post is no longer offered; what refers to it keeps its name. `version` counts the changes of
-- a row, so that the second of two administrators at once is refused and overwrites nothing.
alter table organization add column is_closed boolean not null default false, add column version integer not null default 0;
alter table post add column is_closed boolean not null default false, add column version integer not null default 0;
alter table role add column version integer not null default 0;
alter table person_group add column version integer not null default 0;
alter table person
  add column employee_number text not null default '',
  add column entry_date date,
  add column version integer not null default 0;
