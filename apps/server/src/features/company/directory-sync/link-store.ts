import type { Reader, Tx } from '@signet/db'
import { inParts } from '@signet/std'
import type { Linked, Links } from './sync-plan.ts'

/** Rows of one statement; PostgreSQL takes 65,535 parameters. */
const atOnce = 5_000

/** Returns everything that is linked to the directory of this issuer. */
export async function loadLinks(db: Reader, issuer: string): Promise<Links> {
  const people = await db
    .selectFrom('directoryPerson')
    .select(['subject', 'personId', 'disabledAt'])
    .execute()
  const bound = await db
    .selectFrom('externalIdentity')
    .where('issuer', '=', issuer)
    .select(['subject', 'personId'])
    .execute()
  const units = await db.selectFrom('directoryUnit').select(['subject', 'organizationId']).execute()
  const groups = await db.selectFrom('directoryGroup').select(['subject', 'groupId']).execute()
  const members = await db.selectFrom('groupMember').select(['groupId', 'personId']).execute()
  const byGroup = Map.groupBy(members, ({ groupId }) => groupId)
  return {
    people: new Map(
      people.map(({ subject, personId, disabledAt }) => [
        subject,
        { personId, isDisabledBySync: disabledAt !== null },
      ]),
    ),
    bound: new Map(bound.map(({ subject, personId }) => [subject, personId])),
    units: new Map(units.map(({ subject, organizationId }) => [subject, organizationId])),
    groups: new Map(groups.map(({ subject, groupId }) => [subject, groupId])),
    members: new Map([...byGroup].map(([id, rows]) => [id, new Set(rows.map(({ personId }) => personId))])),
  }
}

type Issued = Readonly<{ issuer: string; now: string; nameOf: (personId: string) => string }>

/** Links people, who can then sign in by the directory. Who they were there before is forgotten. */
export async function linkPeople(tx: Tx, links: readonly Linked[], issued: Issued): Promise<void> {
  const { issuer, now, nameOf } = issued
  for (const part of inParts(links, atOnce)) {
    const personIds = part.map(({ id }) => id)
    const subjects = part.map(({ subject }) => subject)
    await tx
      .insertInto('directoryPerson')
      .values(part.map(({ subject, id: personId }) => ({ subject, personId })))
      .onConflict((conflict) =>
        conflict.column('personId').doUpdateSet(({ ref }) => ({ subject: ref('excluded.subject') })),
      )
      .execute()
    await tx
      .deleteFrom('externalIdentity')
      .where('issuer', '=', issuer)
      .where(({ or, eb }) => or([eb('personId', 'in', personIds), eb('subject', 'in', subjects)]))
      .execute()
    await tx
      .insertInto('externalIdentity')
      .values(
        part.map(({ subject, id: personId }) => ({
          ...{ issuer, subject, personId },
          name: nameOf(personId),
          boundAt: now,
        })),
      )
      .execute()
  }
}

/** Links departments; one that was closed here leaves its identifier to another. */
export async function linkUnits(tx: Tx, links: readonly Linked[]): Promise<void> {
  for (const part of inParts(links, atOnce))
    await tx
      .insertInto('directoryUnit')
      .values(part.map(({ subject, id: organizationId }) => ({ subject, organizationId })))
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet(({ ref }) => ({ organizationId: ref('excluded.organizationId') })),
      )
      .execute()
}

export async function linkGroup(tx: Tx, { subject, id: groupId }: Linked): Promise<void> {
  await tx.insertInto('directoryGroup').values({ subject, groupId }).execute()
}

/** Notes who was disabled because the directory no longer has them. */
export async function markDisabled(tx: Tx, personIds: readonly string[], disabledAt: string): Promise<void> {
  for (const part of inParts(personIds, atOnce))
    await tx
      .updateTable('directoryPerson')
      .set({ disabledAt })
      .where('personId', 'in', [...part])
      .execute()
}

/** Who is enabled again, also by an administrator, is no longer disabled because of the directory. */
export async function unmarkEnabled(tx: Tx): Promise<void> {
  await tx
    .updateTable('directoryPerson')
    .set({ disabledAt: null })
    .where('disabledAt', 'is not', null)
    .where('personId', 'in', (eb) => eb.selectFrom('person').where('isEnabled', '=', true).select('id'))
    .execute()
}
