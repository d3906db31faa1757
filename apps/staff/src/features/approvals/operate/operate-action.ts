import type { CaseAction } from '../case/case-buttons.ts'

/** The actions that are done with words, on the page of their own; light enough for the router. */
export const operateActionNames = [
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
  'recall',
  'withdraw',
  'terminate',
] as const satisfies readonly CaseAction[]
export type OperateAction = (typeof operateActionNames)[number]

export function isOperateAction(action: CaseAction): action is OperateAction {
  return operateActionNames.some((name) => name === action)
}
