-- A person who joins, moves or leaves on a day: planned, then carried out in one transaction.
create table staff_change (
  id            text primary key,
  kind          text not null check (kind in ('join', 'move', 'leave')),
  person_id     text not null references person (id),
  -- The first day on which it holds, in the company's time zone.
  day           date not null,
  state         text not null check (state in ('planned', 'done', 'failed', 'cancelled')),
  reason        text not null,
  -- { positionIds?, managerId?, receivers: { work, reports, duties, documents, successor } }
  plan          jsonb not null,
  planned_by    text not null references person (id),
  planned_at    timestamptz not null,
  -- When it is to be carried out, or tried again; null once it is over.
  due_at        timestamptz,
  attempts      integer not null default 0,
  done_at       timestamptz,
  result        jsonb,
  failure       jsonb
);

-- A person has one change ahead at a time.
create unique index staff_change_ahead on staff_change (person_id) where state = 'planned';
-- Asked every second, for all tenants.
create index staff_change_due on staff_change (due_at) where due_at is not null;
create index staff_change_day on staff_change (day desc, id desc);

-- Who takes the place of a person who left: where flows name that person, for their records and their short links.
alter table person add column successor_id text references person (id);
