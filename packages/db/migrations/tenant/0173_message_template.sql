-- What a company says in its own words. Every save is a version; the latest counts, and one without a body gives the
-- words of the product back.
create table message_template (
  category    text not null,
  channel     text not null,
  locale      text not null,
  version     integer not null,
  subject     text not null,
  body        text not null,
  changed_by  text not null references person (id),
  changed_at  timestamptz not null,
  primary key (category, channel, locale, version)
);
