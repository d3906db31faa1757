import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { endOfDay } from '../../clock/local-days.ts'
import { createSnapshot } from './create-snapshot.ts'
import { loadRows } from './load-rows.ts'
import type { Snapshot } from './snapshot.ts'

const Id = z.string()
const NullableId = z.string().nullable()
const Unit = z.object({
  id: Id,
  parentId: NullableId,
  name: z.string(),
  code: z.string(),
  category: z.enum(['company', 'department']),
  headId: NullableId,
  position: z.number(),
  isClosed: z.boolean(),
})
const PastPost = z.object({
  id: Id,
  organizationId: Id,
  parentId: NullableId,
  name: z.string(),
  code: z.string(),
  dutyPersonId: NullableId,
  isClosed: z.boolean(),
})
const PastPerson = z.object({
  id: Id,
  name: z.string(),
  managerId: NullableId,
  majorPostId: NullableId,
  isEnabled: z.boolean(),
})
const Holder = z.object({ setId: Id, personId: Id })

type Kind = 'organization' | 'post' | 'person' | 'post_holder'

type PastDay = Readonly<{ day: string; today: string; timeZone: string }>

/**
 * Returns the organization as it was at the end of a local day (`2026-11-20`); today and later days are the present.
 * Departments, posts, their holders, heads, managers, names and who was enabled are of that day; accounts, contacts,
 * roles and groups (also those by a rule) are those of today. Refuses `organization.beforeHistory` for days that end before the first
 * recorded state.
 */
export async function pastDirectory(tx: Reader, { day, today, timeZone }: PastDay): Promise<Snapshot> {
  const end = new Date(endOfDay(day, timeZone))
  await refuseUnknown(tx, end)

  const { rows } = await loadRows(tx, today)
  const units = z.array(Unit).parse(await factsAt(tx, 'organization', end))
  const people = z.array(PastPerson).parse(await factsAt(tx, 'person', end))
  const past = new Map(people.map((person) => [person.id, person]))
  const then = createSnapshot({
    ...rows,
    today: day,
    organizations: units
      .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
      .map(({ position: _, ...unit }) => ({ ...unit, version: 0 })),
    posts: z
      .array(PastPost)
      .parse(await factsAt(tx, 'post', end))
      .map((post) => ({ ...post, version: 0 })),
    people: rows.people.flatMap((person) => {
      const then = past.get(person.id)
      return then ? [{ ...person, ...then }] : []
    }),
    postHolders: z.array(Holder).parse(await factsAt(tx, 'post_holder', end)),
    roleMembers: rows.roleMembers.filter(({ personId }) => past.has(personId)),
  })
  return { ...then, ...presentGroups(createSnapshot(rows), then) }
}

/** A rule of today says nothing about a past day, so that members are those of today, among the people of then. */
function presentGroups(now: Snapshot, then: Snapshot): Pick<Snapshot, 'groupsOf' | 'holdersOf'> {
  return {
    groupsOf: (person) => (then.people.has(person) ? now.groupsOf(person) : []),
    holdersOf: (set) =>
      set.kind === 'group'
        ? now.holdersOf(set).filter((person) => then.people.has(person))
        : then.holdersOf(set),
  }
}

async function refuseUnknown(tx: Reader, end: Date): Promise<void> {
  const first = await tx
    .selectFrom('organizationHistory')
    .select('validFrom')
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst()
  if (!first || Date.parse(String(first.validFrom)) >= end.getTime())
    throw new Refusal<RefusalCode>('organization.beforeHistory')
}

async function factsAt(tx: Reader, kind: Kind, end: Date): Promise<readonly unknown[]> {
  const at = end.toISOString()
  const found = await tx
    .selectFrom('organizationHistory')
    .where('kind', '=', kind)
    .where('validFrom', '<', at)
    .where(({ eb, or }) => or([eb('validTo', 'is', null), eb('validTo', '>=', at)]))
    .select('facts')
    .orderBy('rowId')
    .execute()
  return found.map(({ facts }) => facts)
}
