import { tenantSchema } from '@signet/db'
import type { DirectoryReferent } from '@signet/form'
import type { Locale } from '@signet/i18n'
import { sql } from 'kysely'
import { collationOf } from './collation-of.ts'
import type { Sql } from './test-sql.ts'

/** As much of a name as a cursor carries. */
const longest = 200

type Reader = Readonly<{ tenant: string; locale: Locale }>

/**
 * What an id in a column is called, as it is shown, to be sorted by as its reader expects; what is gone is called by its
 * id, and nothing stays nothing. No index knows it, so whoever sorts by it reads the name of every record that is meant, each
 * by the key of its table (a path of organizations level by level), and keeps as many as a page has: a page costs as much
 * as all those records, not as the page, and so does the next one.
 */
export function nameSql({ tenant, locale }: Reader, referent: DirectoryReferent, id: Sql): Sql {
  const schema = tenantSchema(tenant)
  const name = referent === 'organizationPaths' ? pathSql(schema, id) : ownName(schema, tables[referent], id)
  return sql`(left(coalesce(${name}, ${id}), ${sql.lit(longest)}) collate ${sql.raw(`"${collationOf[locale]}"`)})`
}

const tables = {
  people: 'person',
  organizations: 'organization',
  positions: 'post',
  roles: 'role',
  groups: 'person_group',
} as const satisfies Record<Exclude<DirectoryReferent, 'organizationPaths'>, string>

function ownName(schema: string, table: string, id: Sql): Sql {
  return sql`(select n.name from ${sql.id(schema, table)} n where n.id = ${id})`
}

function pathSql(schema: string, id: Sql): Sql {
  const organization = sql.id(schema, 'organization')
  return sql`(with recursive above as (
    select o.name, o.parent_id, 0 as steps from ${organization} o where o.id = ${id}
    union all
    select o.name, o.parent_id, above.steps + 1 from above join ${organization} o on o.id = above.parent_id
  ) select string_agg(above.name, '/' order by above.steps desc) from above)`
}
