-- Finds the unread notices of a case, to settle them when its task is decided or the case is opened.
create index notice_unread_case on notice (case_id) where read_at is null;

-- Notices of tasks that nobody can act on any more.
update notice set read_at = now()
where read_at is null and task_id is not null
  and not exists (select from flow_task where id = notice.task_id and list in ('toSign', 'toDo', 'doing'));
