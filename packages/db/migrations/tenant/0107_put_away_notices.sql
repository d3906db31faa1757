-- A notice leaves the inbox when it is archived; one that is put off is archived until it returns.
alter table notice add column archived_at timestamptz;
alter table notice add column snoozed_until timestamptz;
alter table notice add constraint notice_snoozed_archived check (snoozed_until is null or archived_at is not null);
create index notice_snoozed on notice (snoozed_until) where snoozed_until is not null;
