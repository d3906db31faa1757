-- A case and a task are written anew by every decision. With room left on their page the new row stays beside the old one,
-- instead of dirtying another page and locking the old row in the log before it moves.
alter table flow_case set (fillfactor = 70);
alter table flow_task set (fillfactor = 80);
