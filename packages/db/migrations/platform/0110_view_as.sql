-- Who looks through the eyes of the session's person, without changing anything; null for a person's own session.
alter table session add column viewer_id text;
