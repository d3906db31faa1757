-- Addresses by which strangers fill in a form, or look up records, without an account.
create table short_link (
  id             text primary key,
  form_id        text not null references form (id),
  purpose        text not null check (purpose in ('form', 'query')),
  -- SHA-256 of the address, which nobody can read back.
  address_hash   bytea not null unique,
  -- Who answers for what comes by it.
  owner_id       text not null references person (id),
  password_hash  text,
  expires_at     timestamptz,
  quota          integer check (quota > 0),
  used           integer not null default 0,
  -- Keys of the fields that are filled in or shown.
  fields         text[] not null,
  -- Keys of the fields whose exact values have to be known.
  asks           text[] not null,
  created_at     timestamptz not null,
  revoked_at     timestamptz,
  check (used <= quota)
);

-- One that works for each purpose of a form, whatever happens at the same moment.
create unique index short_link_open on short_link (form_id, purpose) where revoked_at is null;

-- What came by a link. The sender's ticket makes sending again harmless.
create table short_link_entry (
  link_id     text not null references short_link (id) on delete cascade,
  ticket      text not null,
  reference   text not null,
  record_id   text not null,
  created_at  timestamptz not null,
  primary key (link_id, ticket)
);

-- Whoever knew the password; the pass itself is known to him alone.
create table short_link_pass (
  pass_hash   bytea primary key,
  link_id     text not null references short_link (id) on delete cascade,
  expires_at  timestamptz not null
);

create index short_link_pass_of_link on short_link_pass (link_id);

-- How often something was done with a link, from one address and in all (address ''), since the count began.
create table short_link_count (
  link_id     text not null references short_link (id) on delete cascade,
  deed        text not null check (deed in ('open', 'password', 'send', 'find')),
  address     text not null,
  counted     integer not null,
  started_at  timestamptz not null,
  primary key (link_id, deed, address)
);

create index short_link_count_age on short_link_count (started_at);
