-- A record may take several rows of a sheet: the further ones hold rows of its sub-tables.
alter table record_import_row add column record integer;
update record_import_row set record = number;
alter table record_import_row alter column record set not null;

-- The further rows of a record that is refused; a sheet without sub-tables has none.
create index record_import_row_further on record_import_row (import_id, record) where record <> number;
