-- Who launched a case in the name of its starter; null where the starter did it himself.
alter table flow_case add column launcher_id text references person (id);
update flow_case set launcher_id = state::jsonb ->> 'launcher' where position('"launcher"' in state) > 0;

-- "Launched by me" also shows what somebody has launched for others; few people do.
create index flow_case_launcher on flow_case (launcher_id, changed_at desc, id desc)
  where launcher_id is not null and deleted_at is null;
