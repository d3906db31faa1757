-- Seals of the company: who keeps each, and who may put it on the print of an approved request.
create table seal (
  id          text primary key,
  code        text not null unique,
  name        text not null check (name <> ''),
  kind        text not null check (kind in ('company', 'contract', 'finance', 'legalRepresentative', 'other')),
  image       text not null,
  keepers     jsonb not null,
  users       jsonb not null,
  is_enabled  boolean not null default true,
  version     integer not null default 1,
  changed_at  timestamptz not null,
  changed_by  text not null
);

-- The ledger: who put which seal on which request, why and when. It holds name and picture as they were, so that an
-- old print stays what it was. No row is ever changed or deleted.
create table seal_use (
  id          text primary key,
  seal_id     text not null references seal (id),
  seal_name   text not null,
  image       text not null,
  case_id     text not null,
  case_title  text not null,
  person_id   text not null,
  reason      text not null default '',
  at          timestamptz not null,
  unique (case_id, seal_id)
);
create index seal_use_latest on seal_use (at desc, id desc);
create index seal_use_seal on seal_use (seal_id);

create function keep_seal_use() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of seals keeps every row';
end
$$;
create trigger keep_seal_use before update or delete on seal_use
  for each row execute function keep_seal_use();
