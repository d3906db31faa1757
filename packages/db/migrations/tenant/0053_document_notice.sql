-- A notice about documents that somebody shares leads to the one, or to the shelf of what is shared.
alter table notice add column documents text[];
