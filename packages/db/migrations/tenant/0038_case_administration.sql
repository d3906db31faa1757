-- A case that is to revoke a finished one points at it; what is archived is only read; since when something about a
-- case needs an administrator.
alter table flow_case add column revokes text references flow_case (id) on delete cascade;
alter table flow_case add column archived_at timestamptz;
alter table flow_case add column exception_since timestamptz;

-- "Which case decides about revoking this one": asked when an original is opened.
create index flow_case_revokes on flow_case (revokes) where revokes is not null;
-- The exception list of the studio, what waits longest first.
create index flow_case_exception on flow_case (exception_since, id) where exception_since is not null;
