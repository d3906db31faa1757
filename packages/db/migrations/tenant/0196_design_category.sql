-- Categories of forms and flows lie in each other. A design names its category by its text; a category without a row
-- is at the top and has no names of its own in other languages.
create table design_category (
  name    text primary key check (name <> '' and length(name) <= 60),
  parent  text references design_category (name) on update cascade check (parent <> name),
  name_tw text not null default '',
  name_en text not null default ''
);
create index design_category_parent on design_category (parent);
