-- Calls that were refused before a person was known, or because there were too many, by hour and network. A row per
-- call would let anybody fill the disk.
create table refused_call (
  hour     timestamptz not null,
  refusal  text not null,
  network  text not null,
  count    bigint not null,
  primary key (hour, refusal, network)
);
