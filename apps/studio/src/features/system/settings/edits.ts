import type { Group, SettingValue } from './queries.ts'
import type { SettingField } from './setting-fields.ts'

/** What was typed since the last save; everything else follows the server, so that changes of others come in. */
export type Edits = Readonly<{
  value: Readonly<Record<string, SettingValue>>
  secrets: Readonly<Record<string, string>>
  /** The group when typing began, so that a save does not overwrite what others changed since then. */
  opened?: Group
}>
export const noEdits: Edits = { value: {}, secrets: {} }

/** Returns the edits with one more field. */
export function edited(before: Edits, { kind, name }: SettingField, next: SettingValue): Edits {
  return kind === 'secret'
    ? { ...before, secrets: { ...before.secrets, [name]: String(next) } }
    : { ...before, value: { ...before.value, [name]: next } }
}
