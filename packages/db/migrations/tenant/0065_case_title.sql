-- What cases are called, apart from them: searching a million titles reads a tenth of what reading a million cases would,
-- and their index is paid when a title is written instead of at every decision.
create table case_title (
  case_id  text primary key,
  title    text not null
);

insert into case_title select id, title from flow_case;
create index case_title_words on case_title using gin (title extensions.gin_trgm_ops);
