-- A row is also the lease of a server that is moving the case: retry_at is its end, and there is no reason yet. After a
-- failure, retry_at is the time of the next attempt.
alter table clock_failure alter column reason drop not null;
