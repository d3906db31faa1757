-- Steps of published flows that find the wrong people for some starters, as found last. A row goes when it is mended.
create table flow_coverage (
  flow_id   text not null references flow (id) on delete cascade,
  node      text not null,
  gap       text not null check (gap in ('nobodyLaunches', 'nobody', 'onlyDeparted', 'onlyStarter', 'tooFew')),
  starters  integer not null,
  found_at  timestamptz not null,
  primary key (flow_id, node, gap)
);

-- How far the organization has been looked at: the version seen at the last look around, and the one checked last.
create table flow_coverage_look (
  is_only          boolean primary key default true check (is_only),
  seen_version     text not null,
  checked_version  text not null,
  checked_at       timestamptz not null
);
