import type { RefusalCode, SettingGroup } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import type { StoredSetting } from '../../../people/settings/index.ts'

const Fields = z.record(z.string(), z.json())
type Fields = z.output<typeof Fields>

/** A change of a group: the fields that differ, before and after. */
export type SettingChange = Readonly<{
  id: string
  name: string
  version: number
  before: Fields
  after: Fields
  /** Names of the secrets that were replaced or removed. */
  secrets: readonly string[]
  isUndo: boolean
  changedBy: string
  changedAt: string
}>

type NewSetting = Readonly<{ group: SettingGroup } & Pick<StoredSetting, 'value' | 'sealed'>>

export async function writeSetting(
  tx: Tx,
  { group, value, sealed }: NewSetting,
  { secrets, before, after, name: _, ...change }: Omit<SettingChange, 'name'> & { name?: never },
): Promise<void> {
  await tx
    .updateTable('setting')
    .set({ value: JSON.stringify(value), sealed: JSON.stringify(sealed), version: change.version })
    .where('name', '=', group)
    .execute()
  await tx
    .insertInto('settingChange')
    .values({
      ...change,
      name: group,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      secrets: [...secrets],
    })
    .execute()
}

const columns = [
  'id',
  'name',
  'version',
  'before',
  'after',
  'secrets',
  'isUndo',
  'changedBy',
  'changedAt',
] as const
const mostListed = 50

export async function listChanges(db: Reader, group: SettingGroup): Promise<readonly SettingChange[]> {
  const rows = await db
    .selectFrom('settingChange')
    .where('name', '=', group)
    .select(columns)
    .orderBy('version', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map((row) => ({ ...row, before: Fields.parse(row.before), after: Fields.parse(row.after) }))
}

/** Refuses `settings.changeNotFound`. */
export async function findChange(db: Reader, id: string): Promise<SettingChange> {
  const row = await db.selectFrom('settingChange').where('id', '=', id).select(columns).executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('settings.changeNotFound')
  return { ...row, before: Fields.parse(row.before), after: Fields.parse(row.after) }
}
