-- The picture of a person. Its address holds a token, because pictures in a page carry no session.
create table person_picture (
  person_id  text primary key references person (id) on delete cascade,
  token      text not null unique,
  type       text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes      bytea not null check (length(bytes) <= 300000)
);
