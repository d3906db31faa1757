-- When a job ran last, and for how long.
alter table job add column ran_at timestamptz;
alter table job add column milliseconds integer;

-- Servers of this installation; each says every minute that it is there.
create table node (
  id          text primary key,
  host        text not null,
  version     text not null,
  started_at  timestamptz not null,
  seen_at     timestamptz not null
);
