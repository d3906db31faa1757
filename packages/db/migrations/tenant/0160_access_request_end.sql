-- Requests for access that are not answered in time expire.
alter table access_request add column expires_at timestamptz;
update access_request set expires_at = asked_at + interval '30 days';
alter table access_request alter column expires_at set not null;
alter table access_request drop constraint access_request_outcome_check;
alter table access_request drop constraint access_request_check;
alter table access_request add constraint access_request_outcome_check
  check (outcome in ('granted', 'declined', 'expired'));
alter table access_request add constraint access_request_answer_check
  check ((outcome is null) = (answered_at is null)
    and (outcome in ('granted', 'declined') and answered_by is not null or answered_by is null));
-- The job that lets them expire asks every second.
create index access_request_expires on access_request (expires_at) where outcome is null;
