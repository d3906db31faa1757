-- A suspended tenant keeps its data: its people cannot sign in and its background work rests.
alter table tenant
  add column suspended_at      timestamptz,
  -- What the operator allows; null for no bound of its own.
  add column most_people       integer check (most_people > 0),
  add column most_bytes        bigint check (most_bytes > 0),
  add column calls_per_minute  integer check (calls_per_minute > 0);
