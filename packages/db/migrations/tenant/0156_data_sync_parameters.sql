-- The latest moment up to which a run has read everything; null before the first one, and after its settings changed.
alter table data_sync add column read_until timestamptz;
update data_sync set read_until = (
  select max(started_at) from data_sync_run where sync_id = data_sync.id and kind = 'run' and state = 'done'
);

-- What the moments of its parameters go by: a run takes both over from its dry run.
alter table data_sync_run add column as_of timestamptz;
update data_sync_run set as_of = started_at;
alter table data_sync_run alter column as_of set not null;
alter table data_sync_run add column read_since timestamptz;
-- [{ name, value }] with which the source was asked.
alter table data_sync_run add column parameters jsonb not null default '[]';
