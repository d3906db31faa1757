import { tenantSchema } from '@signet/db'
import type { DirectoryReferent } from '@signet/form'
import type { Locale } from '@signet/i18n'
import { sql } from 'kysely'
import type { Sql } from './predicate-sql.ts'

/** Length of a name in a cursor. */
const longest = 200

type NameReader = Readonly<{ tenant: string; locale: Locale }>

/**
 * Returns a sort expression for the name of an id, in the reader's collation; deleted things sort by id. It
 * has no index: each page looks up the names of all matching records by primary key (level by level for
 * organization paths), so its cost does not shrink with the page size.
 */
export function nameSql({ tenant, locale }: NameReader, referent: DirectoryReferent, id: Sql): Sql {
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

/** PostgreSQL collations by language: pinyin for simplified Chinese, strokes for traditional Chinese. */
export const collationOf = {
  'zh-CN': 'zh-x-icu',
  'zh-TW': 'zh-Hant-x-icu',
  'en-US': 'en-x-icu',
} as const satisfies Record<Locale, string>
