import type { ListName } from '@signet/contract'

/** Only tasks that are not yet being handled are moved many at a time; deciding many is another page. */
export function canSelect(list: ListName): boolean {
  return list === 'toSign' || list === 'toDo'
}
