-- What somebody has planned, alone or with others; each time that it takes place is an entry of its own.
create table schedule (
  id          text primary key,
  creator_id  text not null references person (id),
  title       text not null,
  content     text not null,
  is_all_day  boolean not null,
  urgency     text not null check (urgency in ('normal', 'important', 'urgent')),
  colour      text not null check (colour in ('blue', 'green', 'orange', 'red', 'purple', 'grey')),
  reminder    jsonb not null,
  repetition  text not null check (repetition in ('none', 'daily', 'weekly', 'monthly', 'yearly')),
  -- The last day on which it may begin again.
  repeats_until  date,
  created_at  timestamptz not null
);

create table schedule_entry (
  id           text primary key,
  schedule_id  text not null references schedule (id) on delete cascade,
  -- What the walls of the office show, `2026-11-22T09:00`; an entry of whole days ends on its last day at 23:59.
  starts       text not null check (starts ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  ends         text not null check (ends ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  -- When its people are to be reminded; null once they were, and when nobody wants to be.
  remind_at    timestamptz
);

create index schedule_entry_of_schedule on schedule_entry (schedule_id, starts);
-- Asked every second, for all tenants.
create index schedule_entry_remind on schedule_entry (remind_at) where remind_at is not null;

-- Whose calendar an entry is in; its creator is one of them.
create table schedule_participant (
  entry_id   text not null references schedule_entry (id) on delete cascade,
  person_id  text not null references person (id),
  primary key (person_id, entry_id)
);

create index schedule_participant_of_entry on schedule_participant (entry_id);

-- A notice about an entry leads to it; type 3 says that it is gone: { type, groupId, id }.
alter table notice add column schedule jsonb;
