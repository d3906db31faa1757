-- Seals applied with a decision of a flow: the task it was, and what happened to the decision afterwards.
alter table seal add column asks_reason boolean not null default false;
alter table seal_use add column task_id text;

-- Outside of steps a seal is put on a request once; each decision applies its own.
alter table seal_use drop constraint seal_use_case_id_seal_id_key;
create unique index seal_use_outside on seal_use (case_id, seal_id) where task_id is null;
create index seal_use_case on seal_use (case_id);

-- Uses whose decision no longer counts: taken back, returned, recalled or revoked. The use itself stays as it was.
create table seal_withdrawal (
  use_id  text primary key references seal_use (id),
  at      timestamptz not null,
  by      text
);
create trigger keep_seal_withdrawal before update or delete on seal_withdrawal
  for each row execute function keep_seal_use();
