import type { Preferences } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'

const columns = [
  'introduction',
  'nation',
  'nativePlace',
  'entryDate',
  'certificateKind',
  'certificateNumber',
  'education',
  'birthday',
  'telephone',
  'landline',
  'urgentContact',
  'urgentTelephone',
  'postalAddress',
  'preferences',
  'version',
] as const

export function findProfile(db: Reader, personId: string) {
  return db.selectFrom('personProfile').where('personId', '=', personId).select(columns).executeTakeFirst()
}

export type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>

export type ProfileChange = Readonly<{
  [Name in Exclude<keyof Profile, 'version' | 'preferences'>]?: Profile[Name] | undefined
}>

/** Writes the given columns over this version; returns false when there is another one by now. */
export async function saveProfile(
  tx: Tx,
  { personId, version, change }: Readonly<{ personId: string; version: number; change: ProfileChange }>,
): Promise<boolean> {
  await tx
    .insertInto('personProfile')
    .values({ personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('personProfile')
    .set({ ...change, version: version + 1 })
    .where('personId', '=', personId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces what was kept; the version of the profile stays. */
export async function savePreferences(tx: Tx, personId: string, preferences: Preferences): Promise<void> {
  const row = { preferences: JSON.stringify(preferences) }
  await tx
    .insertInto('personProfile')
    .values({ personId, ...row })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(row))
    .execute()
}

type Reach = Readonly<{ gender?: 'female' | 'male' | 'unknown'; mobilePhone?: string; email?: string }>

/** How others reach a person, and how they address them. */
export async function saveReach(tx: Tx, personId: string, reach: Reach): Promise<void> {
  await tx.updateTable('person').set(reach).where('id', '=', personId).execute()
}

/** Whether somebody else has this phone, with which they may sign in. Ask it after `directories.changed`. */
export async function isPhoneOfOther(db: Reader, personId: string, mobilePhone: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .where('mobilePhone', '=', mobilePhone)
    .where('id', '!=', personId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveMajorPost(tx: Tx, personId: string, majorPostId: string): Promise<void> {
  await tx.updateTable('person').set({ majorPostId }).where('id', '=', personId).execute()
}

/** Whether a person holds a post now, whatever memory says. */
export async function holdsPost(db: Reader, personId: string, postId: string): Promise<boolean> {
  const row = await db
    .selectFrom('postHolder')
    .where('personId', '=', personId)
    .where('postId', '=', postId)
    .select('postId')
    .executeTakeFirst()
  return row !== undefined
}

export async function createdAt(db: Reader, personId: string): Promise<string | undefined> {
  const row = await db.selectFrom('person').where('id', '=', personId).select('createdAt').executeTakeFirst()
  return row?.createdAt
}
