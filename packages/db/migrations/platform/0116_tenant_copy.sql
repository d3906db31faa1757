-- A copy of a tenant whose original may go on: it sends nothing to other systems until the operator connects it.
alter table tenant add column is_copy boolean not null default false;
