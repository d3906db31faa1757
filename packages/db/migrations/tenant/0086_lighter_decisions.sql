-- A decision changes a case on its own page without a new index entry, because no index holds what decisions change.

-- Lists of cases are ordered by their launch; a draft by its creation.
alter table flow_case add column listed_at timestamptz;
update flow_case set listed_at = coalesce(
  launched_at,
  (select at from flow_event where case_id = flow_case.id and sequence = 1),
  changed_at
);
alter table flow_case alter column listed_at set not null;

drop index flow_case_starter;
create index flow_case_starter on flow_case (starter_id, listed_at desc, id desc) where deleted_at is null;
drop index flow_case_changed;
create index flow_case_listed on flow_case (listed_at desc, id desc) where deleted_at is null;
drop index flow_case_launcher;
create index flow_case_launcher on flow_case (launcher_id, listed_at desc, id desc)
  where launcher_id is not null and deleted_at is null;

-- The id of a task begins with its case, so one index finds a task and all tasks of a case.
alter table flow_task drop constraint flow_task_pkey;
alter table flow_task add primary key (case_id, id);
drop index flow_task_case;

-- Ids of notices grow with time, so one index finds a notice of a person and lists all of them, newest first.
alter table notice drop constraint notice_pkey;
alter table notice add primary key (person_id, id);
drop index notice_person;
