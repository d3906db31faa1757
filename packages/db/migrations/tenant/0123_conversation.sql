-- A conversation of two people, of a group, or about a case. Its messages are numbered 1..n; each change of a message (new,
-- edited, recalled, reacted to) takes the next revision, so that a reader who knows one asks for exactly what came later.
create table conversation (
  id             text primary key,
  kind           text not null check (kind in ('direct', 'group', 'case')),
  name           text not null default '',
  -- The two people of a direct conversation, the smaller id first.
  first_id       text references person (id) on delete cascade,
  second_id      text references person (id) on delete cascade,
  case_id        text unique references flow_case (id) on delete cascade,
  -- Whether owner and administrators alone add people, rename and address everybody.
  is_strict      boolean not null default false,
  last_sequence  integer not null default 0,
  last_revision  integer not null default 0,
  last_at        timestamptz not null,
  created_by     text not null references person (id),
  created_at     timestamptz not null,
  check ((kind = 'direct') = (first_id is not null and second_id is not null)),
  check ((kind = 'case') = (case_id is not null))
);
create unique index conversation_direct on conversation (first_id, second_id) where kind = 'direct';

create table conversation_member (
  conversation_id   text not null references conversation (id) on delete cascade,
  person_id         text not null references person (id) on delete cascade,
  role              text not null check (role in ('owner', 'admin', 'member')),
  joined_at         timestamptz not null,
  -- What was said up to here came before them.
  joined_sequence   integer not null default 0,
  read_sequence     integer not null default 0,
  -- Taken off the list until there is a later message.
  removed_sequence  integer not null default 0,
  -- They deleted their record up to here.
  cleared_sequence  integer not null default 0,
  is_muted          boolean not null default false,
  pinned_at         timestamptz,
  left_at           timestamptz,
  primary key (conversation_id, person_id)
);
create index conversation_member_person on conversation_member (person_id) where left_at is null;
