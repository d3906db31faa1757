import type { ListName } from '@signet/contract'

/** What is done to a task in its row, without words. */
export type RowAction = 'sign' | 'unsign' | 'start'

type ListActions = Readonly<{
  /** What a swipe over a row uncovers. */
  swipe: RowAction | 'urge' | null
  /** What is done to many ticked rows: row actions (the main one last), decisions, or nothing. */
  onMany: readonly RowAction[] | 'decisions'
}>

/** Register of what each list offers on its rows. */
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
