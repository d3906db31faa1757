-- What who answered a request for access wrote to the person; empty where nothing was written.
alter table access_request add column answer_reason text not null default '';
-- The list of requests for one kind, newest first.
create index access_request_asked on access_request (kind, asked_at desc, id desc);
