import type { Client } from 'pg'
import { productSchemas, texts } from './product-schemas.ts'

/**
 * Returns the SQL to run after the rows: keys, checks, indexes, partitions, foreign keys, triggers, and
 * sequence values.
 */
export async function describeConstraints(client: Client): Promise<string> {
  const statements: string[] = []
  for (const part of [keys, indexes, partitions, foreignKeys, triggers, identities, sequences, owners])
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

const sequences = `
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
