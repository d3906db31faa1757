-- Object storages that files are kept in. One that is no longer chosen stays until its last file has moved.
create table object_store (
  id             text primary key,
  endpoint       text not null,
  region         text not null,
  bucket         text not null,
  prefix         text not null,
  is_path_style  boolean not null,
  access_key_id  text not null,
  sealed_key     text not null,
  unique (endpoint, bucket, prefix, is_path_style)
);

-- Content that is in an object storage; all other content is in the server's own folder.
create table object_content (
  content_hash  text primary key,
  store_id      text not null references object_store (id)
);
create index object_content_store on object_content (store_id);

-- Content that may have to move to the chosen place, or whose object is to be deleted.
create table content_move (
  content_hash  text primary key,
  due_at        timestamptz not null,
  -- Counts requests, so that one that arrives during the work is not lost.
  asked         integer not null default 1,
  attempts      integer not null default 0,
  -- { code, params } of a sentence: why the last attempt failed; null while a server works on it.
  reason        jsonb
);
-- Asked every second, for all tenants.
create index content_move_due on content_move (due_at);
