-- Dictionaries in three languages, flat or as trees. `name` is the source (zh-CN); empty: the same in that language.
alter table dictionary
  add column name_tw     text not null default '',
  add column name_en     text not null default '',
  add column is_tree     boolean not null default false,
  add column changed_at  timestamptz not null default now(),
  -- What was removed is not offered any more; values that name it still read.
  add column removed_at  timestamptz;
alter table dictionary drop constraint dictionary_code_key;
create unique index dictionary_code on dictionary (code) where removed_at is null;

alter table dictionary_word rename to dictionary_entry;
alter table dictionary_entry
  add column name_tw     text not null default '',
  add column name_en     text not null default '',
  add column parent_id   text references dictionary_entry (id) on delete cascade,
  add column is_enabled  boolean not null default true,
  add column removed_at  timestamptz;
alter table dictionary_entry drop constraint dictionary_word_dictionary_id_code_key;
create unique index dictionary_entry_code on dictionary_entry (dictionary_id, code) where removed_at is null;
create index dictionary_entry_place on dictionary_entry (dictionary_id, position, id);
create index dictionary_entry_parent on dictionary_entry (parent_id) where parent_id is not null;
