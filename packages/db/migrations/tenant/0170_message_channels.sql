-- Which categories of messages leave the product by which channel. A pair without a row is off.
create table channel_rule (
  category  text not null,
  channel   text not null,
  -- offered: off until somebody wants it; usual: on until somebody does not; always: cannot be switched off.
  rule      text not null check (rule in ('offered', 'usual', 'always')),
  primary key (category, channel)
);

-- What a person chose instead of the company's rules; minutes of a local day.
create table channel_choice (
  person_id   text primary key references person (id) on delete cascade,
  -- {category: {channel: boolean}}
  choices     jsonb not null default '{}',
  quiet_from  smallint check (quiet_from between 0 and 1439),
  quiet_to    smallint check (quiet_to between 0 and 1439),
  -- Mails are gathered until then.
  digest_at   smallint check (digest_at between 0 and 1439),
  check ((quiet_from is null) = (quiet_to is null))
);

-- Cases that a person hears of in the product alone.
create table muted_case (
  person_id  text not null references person (id) on delete cascade,
  case_id    text not null references flow_case (id) on delete cascade,
  primary key (person_id, case_id)
);
create index muted_case_case on muted_case (case_id);

-- When a message is looked at for its channels; those that were read before go nowhere.
alter table notice add column dispatch_at timestamptz;
create index notice_dispatch on notice (dispatch_at) where dispatch_at is not null;

-- What is on its way to one person by one channel: a message, or several gathered for a day. What it says is made when it
-- is sent, and never kept.
create table message_delivery (
  id               text primary key,
  person_id        text not null,
  channel          text not null,
  -- Of the first message.
  category         text not null,
  notice_ids       text[] not null,
  at               timestamptz not null,
  is_digest        boolean not null default false,
  state            text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'dropped')),
  -- The address it went to.
  target           text not null default '',
  attempts         integer not null default 0,
  next_attempt_at  timestamptz,
  tried_at         timestamptz,
  reason           jsonb,
  check ((state = 'waiting') = (next_attempt_at is not null))
);
-- Messages join a digest until it is taken for sending.
create unique index message_delivery_gathering on message_delivery (person_id, channel)
  where is_digest and state = 'waiting' and attempts = 0;
create index message_delivery_due on message_delivery (channel, next_attempt_at) where state = 'waiting';
create index message_delivery_at on message_delivery (at desc, id desc);

-- How a channel does; administrators hear once of each time that it fails.
create table channel_state (
  channel        text primary key,
  failing_since  timestamptz,
  succeeded_at   timestamptz
);
