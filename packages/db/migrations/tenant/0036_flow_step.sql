-- With what a flow signs what it sends, and other systems what they answer: sealed, so that a copy of the database does
-- not tell it.
create table flow_secret (
  flow_id     text primary key references flow (id) on delete cascade,
  sealed      text not null,
  changed_at  timestamptz not null
);

-- Cases that a node of another case began, in the order in which they began.
create table flow_case_link (
  child_id   text primary key references flow_case (id) on delete cascade,
  parent_id  text not null references flow_case (id) on delete cascade,
  wait_id    text not null,
  node       text not null,
  person_id  text not null references person (id),
  place      integer not null
);

create index flow_case_link_parent on flow_case_link (parent_id, place);
create index flow_case_link_wait on flow_case_link (wait_id, place);
