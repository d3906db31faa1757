-- Whether whoever is to act for somebody must say yes first; a kind without a row does not ask.
create table delegation_rule (
  kind           text primary key check (kind in ('entrust', 'agency')),
  asks_receiver  boolean not null
);

-- That a delegation is over is told once; nobody is told now of those that ended before.
alter table delegation add column end_told_at timestamptz;
update delegation set end_told_at = coalesce(stopped_at, ends_at) where stopped_at is not null or ends_at <= now();
create index delegation_end_untold on delegation (ends_at) where end_told_at is null;

-- A notice about a delegation leads to one of the four lists: 1 my entrust, 2 entrusted to me, 3 my agency, 4 agency for me.
alter table notice add column delegation smallint check (delegation in (1, 2, 3, 4));
