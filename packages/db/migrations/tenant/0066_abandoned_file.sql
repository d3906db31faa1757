-- Files that nothing may carry any more. They are looked at once more when everybody who has a link has had time to use
-- it; what is carried by then stays.
create table abandoned_file (
  file_id  text primary key references stored_file (id) on delete cascade,
  due_at   timestamptz not null
);

-- Asked every second, for all tenants.
create index abandoned_file_due on abandoned_file (due_at);

-- What each file is called in the zip, with the folders before it; null: as it is stored.
alter table pack_ticket add column names text[];
