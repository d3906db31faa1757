import type { Client } from 'pg'
import { productSchemas, texts } from './catalogue.ts'

/**
 * Returns the SQL of schemas, types, functions, sequences and tables from the catalogue, so that published
 * forms are included. Constraints and indexes follow after the rows.
 * The session's search path must be empty, so that PostgreSQL qualifies every name.
 */
export async function describeTables(client: Client): Promise<string> {
  await refuseUnknownTypes(client)
  const parts = [schemas, enums, functions, sequences, tables, views]

  const statements: string[] = ['set check_function_bodies = off']
  for (const part of parts) statements.push(...(await texts(client, part)))
  return `${statements.join(';\n')};\n`
}

async function refuseUnknownTypes(client: Client): Promise<void> {
  const unknown = await texts(
    client,
    `select format_type(t.oid, null) from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace in (${productSchemas}) and (t.typtype in ('d', 'r') or c.relkind in ('c', 'f'))`,
  )
  if (unknown.length > 0) throw new Error(`A backup cannot hold these types: ${unknown.join(', ')}`)
}

const schemas = `
  select 'create schema if not exists extensions'
  union all
  select format('create extension if not exists %I schema extensions', extname) from pg_extension
  where extnamespace = to_regnamespace('extensions')
  union all
  select format('create schema %I', nspname) from pg_namespace where oid in (${productSchemas})`

const enums = `
  select format('create type %s as enum (%s)', format_type(t.oid, null),
    (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid))
  from pg_type t where t.typtype = 'e' and t.typnamespace in (${productSchemas})`

const functions = `
  select pg_get_functiondef(p.oid) from pg_proc p
  where p.prokind in ('f', 'p') and p.pronamespace in (${productSchemas}) order by p.oid`

const sequences = `
  select format('create sequence %s as %s increment %s minvalue %s maxvalue %s start %s cache %s %s', c.oid::regclass,
    format_type(s.seqtypid, null), s.seqincrement, s.seqmin, s.seqmax, s.seqstart, s.seqcache,
    case when s.seqcycle then 'cycle' else '' end)
  from pg_sequence s join pg_class c on c.oid = s.seqrelid
  where c.relnamespace in (${productSchemas})
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i' and d.classid = 'pg_class'::regclass)`

/** A partition is created as a table and attached to its parent after the rows are loaded. */
const tables = `
  select format('create %s table %s (%s)%s%s', case c.relpersistence when 'u' then 'unlogged' else '' end,
    c.oid::regclass, coalesce(columns.list, ''),
    case when c.relkind = 'p' then ' partition by ' || pg_get_partkeydef(c.oid) else '' end,
    case when c.reloptions is null then '' else format(' with (%s)', array_to_string(c.reloptions, ', ')) end)
  from pg_class c, lateral (
    select string_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end,
      case when a.attcollation <> t.typcollation then 'collate ' || a.attcollation::regcollation end,
      case when a.attgenerated <> '' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
           when a.attidentity <> '' then format('generated %s as identity',
             case a.attidentity when 'a' then 'always' else 'by default' end)
           when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end), ', ' order by a.attnum) as list
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) columns
  where c.relkind in ('r', 'p') and c.relnamespace in (${productSchemas}) order by c.oid`

const views = `
  select format('create %s %s as %s', case c.relkind when 'm' then 'materialized view' else 'view' end,
    c.oid::regclass, rtrim(pg_get_viewdef(c.oid), ';'))
  from pg_class c where c.relkind in ('v', 'm') and c.relnamespace in (${productSchemas}) order by c.oid`

/**
 * Returns the SQL to run after the rows: keys, checks, indexes, partitions, foreign keys, triggers, and
 * sequence values.
 */
export async function describeConstraints(client: Client): Promise<string> {
  const statements: string[] = []
  for (const part of [keys, indexes, partitions, foreignKeys, triggers, identities, sequenceValues, owners])
    statements.push(...(await texts(client, part)))
  return `${statements.join(';\n')};\n`
}

const constraints = (kinds: string) => `
  select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where contype in (${kinds}) and conparentid = 0 and coninhcount = 0 and conrelid <> 0
    and connamespace in (${productSchemas}) order by oid`

const keys = constraints(`'p', 'u', 'x', 'c'`)
const foreignKeys = constraints(`'f'`)

/** Partitions get the parent's indexes when attached. */
const indexes = `
  select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace in (${productSchemas}) and not c.relispartition
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by c.oid`

const partitions = `
  select format('alter table %s attach partition %s %s', i.inhparent::regclass, c.oid::regclass,
    pg_get_expr(c.relpartbound, c.oid))
  from pg_class c join pg_inherits i on i.inhrelid = c.oid
  where c.relispartition and c.relkind in ('r', 'p') and c.relnamespace in (${productSchemas}) order by c.oid`

const triggers = `
  select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and t.tgparentid = 0 and c.relnamespace in (${productSchemas}) order by t.oid`

const identities = `
  select format('select setval(pg_get_serial_sequence(%L, %L), %s)', c.oid::regclass::text, a.attname, last_value)
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  join pg_sequences s on format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence(c.oid::regclass::text, a.attname)
  where a.attidentity <> '' and not c.relispartition and last_value is not null and c.relnamespace in (${productSchemas})`

const sequenceValues = `
  select format('select setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value)
  from pg_sequences s
  where last_value is not null and to_regnamespace(quote_ident(schemaname)) in (${productSchemas})
    and not exists (select from pg_depend d where d.deptype = 'i' and d.classid = 'pg_class'::regclass
      and d.objid = format('%I.%I', schemaname, sequencename)::regclass)`

const owners = `
  select format('alter sequence %s owned by %s.%I', s.oid::regclass, d.refobjid::regclass, a.attname)
  from pg_class s join pg_depend d on d.objid = s.oid and d.deptype = 'a' and d.classid = 'pg_class'::regclass
    and d.refclassid = 'pg_class'::regclass
  join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  where s.relkind = 'S' and s.relnamespace in (${productSchemas})`
