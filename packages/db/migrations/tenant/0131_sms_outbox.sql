-- Messages of companies without a provider, for trying the product; administrators read them in the studio.
create table sms_outbox (
  id     text primary key,
  at     timestamptz not null,
  phone  text not null,
  body   text not null
);
create index sms_outbox_at on sms_outbox (at desc);
