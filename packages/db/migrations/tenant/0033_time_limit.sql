-- When the clock has to look at a case next, and since when the longest overdue of its open tasks is.
alter table flow_case add column due_at timestamptz;
alter table flow_case add column overdue_since timestamptz;
-- What is due now, the most urgent first: asked every second.
create index flow_case_due on flow_case (due_at) where due_at is not null;

-- Until when a task is to be done, and since when it is overdue, as long as it is not done.
alter table flow_task add column due_at timestamptz;
alter table flow_task add column overdue_since timestamptz;
create index flow_task_overdue on flow_task (person_id, list) where overdue_since is not null;

-- A case that the clock could not move: it is tried again later, and the reason is here meanwhile.
create table clock_failure (
  case_id   text primary key references flow_case (id) on delete cascade,
  attempts  integer not null,
  retry_at  timestamptz not null,
  reason    text not null
);
