import type { Reader } from '@signet/db'
import { sql } from 'kysely'

/** A table of which the log of changes names the people whose rows changed. */
type KindOfPeople = 'person' | 'postHolder' | 'roleMember' | 'groupMember' | 'personFact'
export type Kind = KindOfPeople | 'organization' | 'post' | 'role' | 'personGroup'

/** What may have changed since a reading. */
export type Changes = Readonly<{
  has: (kind: Kind) => boolean
  /** The ids of people whose rows of a table changed, or went away. */
  peopleIn: (kind: KindOfPeople) => ReadonlySet<string>
  /** All people of whom something changed. */
  people: ReadonlySet<string>
}>

const tables = {
  person: 'person',
  postHolder: 'post_holder',
  roleMember: 'role_member',
  groupMember: 'group_member',
  personFact: 'person_fact',
  organization: 'organization',
  post: 'post',
  role: 'role',
  personGroup: 'person_group',
} as const satisfies Record<Kind, string>

/** More changed people than this are not looked up one by one. */
const mostChanges = 2000
const none: ReadonlySet<string> = new Set()

/**
 * Returns what the log names that a transaction from number `since` on changed; undefined when everything has to be
 * read again.
 */
export async function changesSince(tx: Reader, since: string): Promise<Changes | undefined> {
  const entries = await tx
    .selectFrom('directoryChange')
    .where('transactionNumber', '>=', sql<string>`${since}::text::xid8`)
    .select(['kind', 'personId'])
    .distinct()
    .limit(mostChanges + 1)
    .execute()
  if (entries.length > mostChanges || entries.some(({ kind }) => kind === 'all')) return undefined

  const peopleOf = Map.groupBy(entries, ({ kind }) => kind)
  const peopleIn = (kind: Kind) =>
    new Set(peopleOf.get(tables[kind])?.flatMap(({ personId }) => personId ?? []))
  return {
    has: (kind) => peopleOf.has(tables[kind]),
    peopleIn: (kind) => (peopleOf.has(tables[kind]) ? peopleIn(kind) : none),
    people: new Set(entries.flatMap(({ personId }) => personId ?? [])),
  }
}

/** Forgets changes before a time (ISO 8601). A node that has read nothing since the last of them reads everything again. */
export async function forgetOldChanges(tx: Reader, before: string): Promise<void> {
  await tx
    .with('forgotten', (query) =>
      query.deleteFrom('directoryChange').where('writtenAt', '<', before).returning('transactionNumber'),
    )
    .insertInto('directoryChange')
    .columns(['kind', 'transactionNumber'])
    .expression((query) =>
      query
        .selectFrom('forgotten')
        .select((select) => [
          sql<string>`'all'`.as('kind'),
          select.fn.max('transactionNumber').as('transactionNumber'),
        ])
        .having((select) => select.fn.countAll(), '>', 0),
    )
    .execute()
}
