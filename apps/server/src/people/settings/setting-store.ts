import { type SettingGroup, type SettingValues, settingGroups } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { z } from 'zod'

const Sealed = z.record(z.string(), z.string())

export type StoredSetting<Group extends SettingGroup = SettingGroup> = Readonly<{
  value: SettingValues<Group>
  /** Sealed secrets by field. */
  sealed: Readonly<Record<string, string>>
  /** 0 when never changed. */
  version: number
}>

/** Returns each group as it is stored; one that was never changed has its defaults. */
export async function loadSettings(
  db: Reader,
): Promise<Readonly<{ [Group in SettingGroup]: StoredSetting<Group> }>> {
  const rows = await db.selectFrom('setting').select(['name', 'value', 'sealed', 'version']).execute()
  const byName = new Map(rows.map((row) => [row.name, row]))
  const entries = Object.keys(settingGroups).map((name) => [
    name,
    settingOf(name as SettingGroup, byName.get(name)),
  ])
  return Object.fromEntries(entries)
}

/** Locks a group against other changes until the end of the transaction, also one without a row. */
export async function lockSetting<Group extends SettingGroup>(
  tx: Tx,
  name: Group,
): Promise<StoredSetting<Group>> {
  await tx
    .insertInto('setting')
    .values({ name, value: '{}', version: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await tx
    .selectFrom('setting')
    .where('name', '=', name)
    .select(['value', 'sealed', 'version'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  return settingOf(name, row)
}

type Row = Readonly<{ value: unknown; sealed: unknown; version: number }>

/**
 * A value that a later version of the product no longer takes gives way to its default, field by field, so that
 * one bad field leaves the rest of the group as it was saved.
 */
function settingOf<Group extends SettingGroup>(name: Group, row: Row | undefined): StoredSetting<Group> {
  const schema: z.ZodObject = settingGroups[name]
  const stored = z.record(z.string(), z.unknown()).parse(row?.value ?? {})
  const sound = Object.entries(schema.shape).filter(
    ([field, part]) => field in stored && z.safeParse(part, stored[field]).success,
  )
  const value = schema.parse(Object.fromEntries(sound.map(([field]) => [field, stored[field]])))
  return {
    value: value as SettingValues<Group>,
    sealed: Sealed.parse(row?.sealed ?? {}),
    version: row?.version ?? 0,
  }
}
