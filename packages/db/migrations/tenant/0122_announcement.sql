-- What the company tells its people. Who they are is decided by the organization of the day, not of the publication.
create table announcement (
  id                  text primary key,
  author_id           text not null references person (id),
  title               text not null,
  -- Sanitized HTML.
  body                text not null,
  state               text not null check (state in ('draft', 'scheduled', 'published', 'recalled')),
  needs_confirmation  boolean not null,
  -- The last day on which it is shown above the other messages.
  pinned_until        date,
  -- What its readers see; 0 until it is published.
  edition             integer not null default 0,
  -- People who read an earlier edition than this have to read again.
  asked_edition       integer not null default 0,
  -- Two administrators who change the same revision do not overwrite each other.
  revision            integer not null default 1,
  publish_at          timestamptz,
  published_at        timestamptz,
  recalled_at         timestamptz,
  reminded_at         timestamptz,
  changed_by          text not null references person (id),
  changed_at          timestamptz not null,
  check ((state = 'scheduled') = (publish_at is not null))
);

-- Asked every second, for all tenants.
create index announcement_publish on announcement (publish_at) where publish_at is not null;
create index announcement_changed on announcement (changed_at desc, id desc);

-- For whom it is; `everybody` has the holder ''.
create table announcement_holder (
  announcement_id  text not null references announcement (id) on delete cascade,
  kind             text not null check (kind in ('everybody', 'role', 'position', 'organization', 'group', 'person')),
  holder_id        text not null,
  primary key (announcement_id, kind, holder_id)
);
create index announcement_holder_of on announcement_holder (kind, holder_id);

-- Attachments in their order, and the pictures of the text, which have no place.
create table announcement_file (
  announcement_id  text not null references announcement (id) on delete cascade,
  file_id          text not null references stored_file (id) on delete cascade,
  place            integer,
  primary key (announcement_id, file_id)
);
create index announcement_file_of on announcement_file (file_id);

-- Each text that its readers could see.
create table announcement_edition (
  announcement_id  text not null references announcement (id) on delete cascade,
  edition          integer not null,
  title            text not null,
  body             text not null,
  editor_id        text not null references person (id),
  at               timestamptz not null,
  primary key (announcement_id, edition)
);

-- Who opened it, and who said that they have read it: the last edition of each.
create table announcement_receipt (
  announcement_id    text not null references announcement (id) on delete cascade,
  person_id          text not null references person (id) on delete cascade,
  read_edition       integer not null,
  read_at            timestamptz not null,
  confirmed_edition  integer,
  confirmed_at       timestamptz,
  primary key (announcement_id, person_id)
);

-- A notice about an announcement shows its text.
alter table notice add column announcement_id text references announcement (id) on delete cascade;
create index notice_announcement on notice (announcement_id) where announcement_id is not null;
