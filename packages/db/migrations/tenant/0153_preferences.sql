-- Language, theme and text size, with which a new device of the person begins.
alter table person_profile add column preferences jsonb;
