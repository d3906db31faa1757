-- How often servers began the phase or batch under way. A sheet that ended its server twice is not read a third time.
alter table record_import add column attempts integer not null default 0;
