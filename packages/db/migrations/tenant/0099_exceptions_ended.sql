-- Administrators look back at exceptions that were solved. A row holds all events of one command, so a row has
-- several types; few rows hold an exception, so the index is small.
create index flow_event_exception on flow_event (case_id, at) where type like '%exceptionRaised%';
