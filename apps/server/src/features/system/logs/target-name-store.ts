import type { LogKind } from '@signet/contract'
import { containsPattern, type Reader } from '@signet/db'
import { sql } from 'kysely'

/** What calls of administrators are about, by tables whose rows have an id and a name. A kind of thing joins here. */
const named = [
  'authorizationGroup',
  'billRule',
  'dataInterface',
  'dataSource',
  'dataSync',
  'dictionary',
  'flow',
  'form',
  'grade',
  'organization',
  'person',
  'personGroup',
  'post',
  'printTemplate',
  'role',
  'seal',
  'trigger',
  'webhook',
] as const

/** The logs whose targets are ids. */
const kinds: ReadonlySet<LogKind> = new Set<LogKind>(['operations', 'requests'])

/** Names that a keyword finds; further ones are found by a longer keyword. */
const mostFound = 200

/** Returns the names of the things that rows are about, by id, as far as they are still there. */
export async function namesOfTargets(
  db: Reader,
  kind: LogKind,
  rows: readonly Readonly<{ target: string }>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ target }) => target.split(' ')))].filter((id) => id !== '')
  if (!kinds.has(kind) || ids.length === 0) return new Map()
  const things = await thingsOf(db).where(sql<boolean>`thing.id = any(${ids}::text[])`).execute()
  return new Map(things.map(({ id, name }) => [id, name]))
}

/** Returns the ids of things whose name holds a keyword. */
export async function targetsNamed(db: Reader, kind: LogKind, keyword = ''): Promise<readonly string[]> {
  if (!kinds.has(kind) || keyword === '') return []
  const rows = await thingsOf(db)
    .where('thing.name', 'ilike', containsPattern(keyword))
    .limit(mostFound)
    .execute()
  return rows.map(({ id }) => id)
}

function thingsOf(db: Reader) {
  const [first, ...others] = named.map((table) => db.selectFrom(table).select(['id', 'name']))
  if (!first) throw new Error('There is a table of named things')
  return db
    .selectFrom(others.reduce((all, one) => all.unionAll(one), first).as('thing'))
    .select(['thing.id', 'thing.name'])
}
