-- Who administers one application: people, or groups of which every member does. They go with the application.
create table application_administrator (
  application_id  text not null,
  kind            text not null check (kind in ('person', 'group')),
  holder_id       text not null,
  primary key (application_id, kind, holder_id)
);
create index application_administrator_of on application_administrator (kind, holder_id);
