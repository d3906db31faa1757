-- When a suspended tenant was exported to move elsewhere: its background work goes on there, so it must not go on here.
alter table tenant add column moved_at timestamptz;
