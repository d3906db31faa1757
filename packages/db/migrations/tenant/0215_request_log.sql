-- Calls of people who are signed in, where the company has them recorded.
create table request_log (
  id            text not null,
  at            timestamptz not null,
  person_id     text not null,
  what          text not null,
  -- Ids from the address of the call.
  target        text not null,
  -- Why it was refused; empty when it was done.
  refusal       text not null,
  -- The sentence that they read.
  message       text not null,
  request_id    text not null,
  milliseconds  integer not null,
  address       text not null,
  primary key (at, id)
);
