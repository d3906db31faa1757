import { type Access, mayPress } from '@signet/list'

/** Built-in buttons and actions that somebody may press on some record. */
export function pressable(access: Access): readonly string[] {
  const { buttons, actions } = access.list.definition
  return [...buttons, ...actions].map(({ key }) => key).filter((key) => mayPress(access, key))
}
