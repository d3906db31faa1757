-- When the last local day of a bundle is over, and its people are told to look again. The day is set in the time zone of
-- the company, which the job knows; for rows that are there it begins early and puts the time right.
alter table authorization_group add column due_at timestamptz;
update authorization_group set due_at = until::timestamptz where until is not null;
create index authorization_group_due on authorization_group (due_at) where due_at is not null;
