-- The condition that decides who is in the group; null while people are added by hand. The directory in memory
-- evaluates it, so that `group_member` has no rows of such a group.
alter table person_group add column rule text check (rule <> '');
