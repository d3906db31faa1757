import type { CaseAction } from '../case/actions/case-buttons.ts'

/** Whether an action has a page of its own; the others happen at once. Small, since the router loads it. */
const hasOwnPage = {
  launch: false,
  saveDraft: false,
  sign: false,
  start: false,
  unsign: false,
  agree: true,
  handle: true,
  reject: true,
  return: true,
  transfer: true,
  assist: true,
  help: true,
  addSigners: true,
  removeSigners: true,
  copyTo: true,
  urge: false,
  recall: true,
  withdraw: true,
  takeBack: false,
  comment: false,
  remove: false,
  terminate: true,
} as const satisfies Readonly<Record<CaseAction, boolean>>

type OwnPages = typeof hasOwnPage
export type OperateAction = {
  [Action in CaseAction]: OwnPages[Action] extends true ? Action : never
}[CaseAction]

export function isOperateAction(action: CaseAction): action is OperateAction {
  return hasOwnPage[action]
}

/** The action that an address names, when it has a page. */
export function operateActionIn(address: unknown): OperateAction | undefined {
  const known = Object.keys(hasOwnPage) as CaseAction[]
  return known.filter(isOperateAction).find((action) => action === address)
}
