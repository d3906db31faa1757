create table organization (
  id          text primary key,
  parent_id   text references organization (id),
  name        text not null,
  code        text not null unique,
  category    text not null check (category in ('company', 'department')),
  head_id     text,
  position    integer not null default 0,
  created_at  timestamptz not null
);

create table person (
  id                text primary key,
  account           text not null unique,
  name              text not null,
  -- Full pinyin and initials, for search by Latin letters.
  pinyin            text not null default '',
  gender            text not null default 'unknown' check (gender in ('female', 'male', 'unknown')),
  mobile_phone      text not null default '',
  email             text not null default '',
  avatar            text not null default '',
  password_hash     text not null,
  manager_id        text references person (id),
  major_post_id     text,
  is_administrator  boolean not null default false,
  is_enabled        boolean not null default true,
  created_at        timestamptz not null
);

alter table organization add foreign key (head_id) references person (id);

-- A post is what the product calls a position: a chair in an organization.
create table post (
  id               text primary key,
  organization_id  text not null references organization (id),
  parent_id        text references post (id),
  name             text not null,
  code             text not null unique,
  duty_person_id   text references person (id),
  created_at       timestamptz not null
);

alter table person add foreign key (major_post_id) references post (id);

create table post_holder (
  post_id    text not null references post (id) on delete cascade,
  person_id  text not null references person (id) on delete cascade,
  primary key (post_id, person_id)
);

create table role (
  id          text primary key,
  name        text not null,
  code        text not null unique,
  created_at  timestamptz not null
);

create table role_member (
  role_id    text not null references role (id) on delete cascade,
  person_id  text not null references person (id) on delete cascade,
  primary key (role_id, person_id)
);

create table person_group (
  id          text primary key,
  name        text not null,
  code        text not null unique,
  created_at  timestamptz not null
);

create table group_member (
  group_id   text not null references person_group (id) on delete cascade,
  person_id  text not null references person (id) on delete cascade,
  primary key (group_id, person_id)
);

-- Counts every change of the tables above; nodes reload their snapshot when they are behind.
create table directory_version (
  only_row  boolean primary key default true check (only_row),
  version   bigint not null default 0
);
insert into directory_version default values;
