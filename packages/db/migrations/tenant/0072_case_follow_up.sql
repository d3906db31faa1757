-- A case that somebody began as a follow-up of another one: no node began it, and nothing waits for it.
alter table flow_case_link
  alter column wait_id drop not null,
  alter column node drop not null,
  add constraint flow_case_link_origin check ((wait_id is null) = (node is null));
