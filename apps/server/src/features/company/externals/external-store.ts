import type { Reader, Tx } from '@signet/db'

export type ExternalRow = Awaited<ReturnType<typeof externalRows>>[number]

/** Everybody of another company, those whose account closes first on top. */
export function externalRows(tx: Reader) {
  return tx
    .selectFrom('externalPerson')
    .innerJoin('person', 'person.id', 'externalPerson.personId')
    .select(['person.id', 'person.account', 'person.name', 'person.mobilePhone', 'person.email'])
    .select(['person.externalUntil', 'person.isEnabled'])
    .select(['externalPerson.company', 'externalPerson.purpose'])
    .select(['externalPerson.invitedBy', 'externalPerson.invitedAt'])
    .orderBy('person.externalUntil')
    .orderBy('person.id')
    .execute()
}

type NewExternal = Readonly<{
  personId: string
  company: string
  purpose: string
  invitedBy: string
  invitedAt: string
  dueAt: string
}>

export async function insertExternal(tx: Tx, external: NewExternal): Promise<void> {
  await tx.insertInto('externalPerson').values(external).execute()
}

/** Whether the person is of another company. Locks the row. */
export async function lockExternal(tx: Tx, personId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('externalPerson')
    .where('personId', '=', personId)
    .select('personId')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Opens the account until then; open sessions stay. */
export async function openUntil(tx: Tx, personId: string, until: string): Promise<void> {
  await tx
    .updateTable('person')
    .set(({ eb }) => ({ externalUntil: until, isEnabled: true, version: eb('version', '+', 1) }))
    .where('id', '=', personId)
    .execute()
  await tx.updateTable('externalPerson').set({ dueAt: until }).where('personId', '=', personId).execute()
}

/** Closes the accounts; one that was to stay open longer ends now. */
export async function closeAccounts(tx: Tx, personIds: readonly string[], now: string): Promise<void> {
  await tx
    .updateTable('person')
    .set(({ eb, fn, ref, val }) => ({
      externalUntil: fn<string>('least', [ref('externalUntil'), val(now)]),
      isEnabled: false,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', [...personIds])
    .execute()
  await tx
    .updateTable('externalPerson')
    .set({ dueAt: null })
    .where('personId', 'in', [...personIds])
    .execute()
}

/** Takes some accounts that are to be closed and that no other node is closing. */
export function takeDue(tx: Tx, now: string, most: number) {
  return tx
    .selectFrom('externalPerson')
    .where('dueAt', '<=', now)
    .select(['personId', 'invitedBy'])
    .orderBy('dueAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}
