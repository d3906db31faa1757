-- Somebody lets others launch for him (entrust) or decide for him (agency), for a while.
create table delegation (
  id          text primary key,
  kind        text not null check (kind in ('entrust', 'agency')),
  from_id     text not null references person (id),
  note        text not null default '',
  starts_at   timestamptz not null,
  ends_at     timestamptz not null check (ends_at > starts_at),
  stopped_at  timestamptz,
  created_at  timestamptz not null
);

-- The lists of who delegates, newest first.
create index delegation_from on delegation (from_id, kind, created_at desc);

-- Which flows; a delegation without a row here is for all of them.
create table delegation_flow (
  delegation_id  text not null references delegation (id) on delete cascade,
  flow_id        text not null references flow (id) on delete cascade,
  primary key (delegation_id, flow_id)
);

create table delegation_person (
  delegation_id  text not null references delegation (id) on delete cascade,
  person_id      text not null references person (id),
  answer         text not null default 'open' check (answer in ('open', 'accepted', 'refused')),
  answered_at    timestamptz,
  primary key (delegation_id, person_id)
);

-- For whom somebody may act: asked whenever he touches what is not his own.
create index delegation_person_to on delegation_person (person_id, answer);
