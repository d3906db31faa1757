-- A ticket lives for a minute and is asked for again when it is lost, so that neither its coming nor its going waits
-- for the disk.
alter table socket_ticket set unlogged;
