-- Filters of the list of all open tasks.
alter table case_filter drop constraint case_filter_list_check;
alter table case_filter add constraint case_filter_list_check
  check (list in ('pending', 'launched', 'toSign', 'toDo', 'doing', 'done', 'circulated'));
