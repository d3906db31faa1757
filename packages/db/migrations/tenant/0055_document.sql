-- Folders and files of people. Nobody's are the archives of flows: one folder for each flow.
create table document (
  id          text primary key,
  owner_id    text references person (id),
  -- Null: at the top.
  parent_id   text references document (id) on delete cascade,
  -- The folders that it lies in, the outermost first, and itself.
  line        text[] not null,
  name        text not null,
  -- The bytes; a folder has none.
  file_id     text references stored_file (id),
  flow_id     text unique references flow (id) on delete cascade,
  created_at  timestamptz not null,
  -- Since when it lies in its owner's bin, with everything in it.
  binned_at   timestamptz,
  check (owner_id is not null or binned_at is null)
);

-- What is in a folder; two things of one name do not lie side by side.
create unique index document_name on document (owner_id, coalesce(parent_id, ''), lower(name))
  where binned_at is null and owner_id is not null;
-- Everything in a folder, however deep.
create index document_line on document using gin (line);
create index document_of_parent on document (parent_id) where parent_id is not null;
create index document_of_file on document (file_id) where file_id is not null;

-- Who may read a document, and everything in it when it is a folder, besides its owner.
create table document_share (
  document_id  text not null references document (id) on delete cascade,
  person_id    text not null references person (id),
  shared_at    timestamptz not null,
  primary key (document_id, person_id)
);

create index document_share_of_person on document_share (person_id, shared_at desc);
