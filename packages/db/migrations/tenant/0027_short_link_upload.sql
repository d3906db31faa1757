-- A file that came by a short link belongs to nobody: it may be read by whoever may see the record that carries it.
alter table stored_file alter column owner_id drop not null;

-- Somebody who has the form of a link open and sends files for it. The secret itself is known to that page alone.
create table short_link_visit (
  visit_hash  bytea primary key,
  link_id     text not null references short_link (id) on delete cascade,
  started_at  timestamptz not null
);

create index short_link_visit_age on short_link_visit (started_at);

-- Files that a visitor sends before the form: counted, and swept when the form does not follow. The file itself is made
-- a moment later, by the upload protocol.
create table short_link_upload (
  file_id     text primary key,
  link_id     text not null references short_link (id) on delete cascade,
  visit_hash  bytea not null,
  address     text not null,
  size        bigint not null,
  created_at  timestamptz not null,
  -- When it became part of a record.
  sent_at     timestamptz
);

create index short_link_upload_of_link on short_link_upload (link_id, created_at);
create index short_link_upload_age on short_link_upload (created_at);

-- The content of a file is shared by its hash; removing one asks for the others.
create index stored_file_content on stored_file (content_hash) where content_hash is not null;

alter table short_link_count drop constraint short_link_count_deed_check;
alter table short_link_count add constraint short_link_count_deed_check
  check (deed in ('open', 'password', 'send', 'find', 'visit'));
