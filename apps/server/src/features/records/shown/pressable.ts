import { type Access, mayPress } from '@signet/list'

/** Returns the buttons and actions that the person may press on at least one record. */
export function pressable(access: Access): readonly string[] {
  const { buttons, actions } = access.list.definition
  return [...buttons, ...actions].map(({ key }) => key).filter((key) => mayPress(access, key))
}
