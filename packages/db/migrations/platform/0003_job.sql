-- Work that comes back: one row per job, taken by whichever node finds it due first. A lease that ran out belongs to a
-- node that died, and is taken again.
create table job (
  name          text primary key,
  due_at        timestamptz not null,
  leased_until  timestamptz,
  -- Why the last run failed; null after one that did not.
  failure       text
);
