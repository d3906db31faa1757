import type { OperateAction } from '../operate/operate-action.ts'
import type { OpenedCase } from '../queries.ts'

export type CaseAction =
  | OperateAction
  | 'launch'
  | 'saveDraft'
  | 'sign'
  | 'unsign'
  | 'start'
  | 'urge'
  | 'takeBack'
  | 'comment'
  | 'remove'

export type CaseActions = Readonly<{ main: readonly CaseAction[]; more: readonly CaseAction[] }>

const order: readonly CaseAction[] = [
  'launch',
  'saveDraft',
  'sign',
  'start',
  'unsign',
  'agree',
  'handle',
  'reject',
  'return',
  'transfer',
  'assist',
  'help',
  'addSigners',
  'removeSigners',
  'copyTo',
  'urge',
  'recall',
  'withdraw',
  'takeBack',
  'comment',
  'remove',
  'terminate',
]

/** Which two stand at the bottom, the last of them first in weight; the first set of which anything is allowed, or else what comes first. */
const mains: readonly (readonly CaseAction[])[] = [
  ['saveDraft', 'launch'],
  ['sign'],
  ['unsign', 'start'],
  ['reject', 'agree', 'handle'],
  ['help'],
  ['removeSigners'],
  ['takeBack'],
  ['recall', 'urge'],
]

/** The buttons of a case: what `allowed` says and nothing else. */
export function actionsOf(allowed: OpenedCase['allowed']): CaseActions {
  const open = order.filter((action) => isAllowed(allowed, action))
  const main =
    mains.map((set) => set.filter((action) => open.includes(action))).find((set) => set.length > 0) ??
    open.slice(0, 1)
  const filled = main.includes('handle') && open.includes('return') ? (['return', ...main] as const) : main
  return { main: filled, more: open.filter((action) => !filled.includes(action)) }
}

function isAllowed(
  { returnTo, removableSigners, mostRemovable: _most, ...allowed }: OpenedCase['allowed'],
  action: CaseAction,
): boolean {
  if (action === 'removeSigners') return removableSigners.length > 0
  return action === 'return' ? returnTo.length > 0 : allowed[action]
}
