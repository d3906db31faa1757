-- The form about people is one of the company: its records have the ids of the people that they describe.
create unique index form_about on form ((draft ->> 'about')) where draft ->> 'about' is not null;
