import type { ListName } from '@signet/contract'

/** Tasks are moved or decided many at a time; other rows only lead to their case. */
export function canSelect(list: ListName): boolean {
  return list === 'toSign' || list === 'toDo' || list === 'doing'
}
