-- What people write about themselves; only they read it.
create table person_profile (
  person_id           text primary key references person (id) on delete cascade,
  introduction        text not null default '',
  nation              text not null default '',
  native_place        text not null default '',
  entry_date          date,
  certificate_kind    text not null default '',
  certificate_number  text not null default '',
  education           text not null default '',
  birthday            date,
  telephone           text not null default '',
  landline            text not null default '',
  urgent_contact      text not null default '',
  urgent_telephone    text not null default '',
  postal_address      text not null default '',
  -- Increases with every change, so that two open pages do not overwrite each other.
  version             integer not null default 0
);
