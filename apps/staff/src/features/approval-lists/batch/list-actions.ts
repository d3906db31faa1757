import type { ListName } from '@signet/contract'

/** Actions on a single row that need no opinion. */
export type RowAction = 'sign' | 'unsign' | 'start'

type ListActions = Readonly<{
  /** The action behind a swipe. */
  swipe: RowAction | 'urge' | null
  /** Actions on ticked rows: row actions (the main one last), decisions, or none. */
  onMany: readonly RowAction[] | 'decisions'
}>

/** What each list offers on its rows. */
export const listActions: Readonly<Record<ListName, ListActions>> = {
  launched: { swipe: 'urge', onMany: [] },
  toSign: { swipe: 'sign', onMany: ['sign'] },
  toDo: { swipe: 'start', onMany: ['unsign', 'start'] },
  doing: { swipe: null, onMany: 'decisions' },
  done: { swipe: null, onMany: [] },
  circulated: { swipe: null, onMany: [] },
}

export function canSelect(list: ListName): boolean {
  return listActions[list].onMany.length > 0
}
