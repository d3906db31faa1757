import type { Attachment } from '../../../kit/fields/attachment-list.tsx'
import type { Colleague } from '../../../kit/people/person-line.tsx'
import type { CaseAction } from '../case/case-buttons.ts'
import type { OpenedCase } from '../queries.ts'

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

export type Continuation = OpenedCase['allowed']['returnTo'][number]['continuations'][number]

/** How added signers vote; for `all`, the percentage that must approve. */
export type SignersVote = Readonly<{
  place: 'before' | 'after'
  mode: 'any' | 'all' | 'sequential'
  share: number
}>

/** The input of the decision page so far. */
export type OperateDraft = Readonly<{
  opinion: string
  signature: string
  /** The seal to apply; the reason is for seals that ask for one. */
  seal: Readonly<{ sealId: string; reason: string }> | null
  attachments: readonly Attachment[]
  to: string
  continuation: Continuation
  person: Colleague | null
  /** The colleagues the action is about. */
  people: readonly Colleague[]
  signers: SignersVote
  copyTo: readonly Colleague[]
}>

/** Starts with the saved opinion and the nearest step to return to. */
export function firstDraft({ opinion, allowed }: Pick<OpenedCase, 'opinion' | 'allowed'>): OperateDraft {
  const [nearest] = allowed.returnTo
  return {
    opinion: opinion.draft,
    signature: '',
    seal: onlySeal(opinion.seal),
    attachments: [],
    to: nearest?.node ?? '',
    continuation: nearest?.continuations[0] ?? 'walkAgain',
    person: null,
    people: [],
    signers: { place: 'before', mode: 'all', share: 100 },
    copyTo: [],
  }
}

/** A step that demands a seal begins with the only one that there is. */
function onlySeal({ rule, offered }: OpenedCase['opinion']['seal']): OperateDraft['seal'] {
  const [only, ...others] = offered
  return rule === 'must' && only && others.length === 0 ? { sealId: only.id, reason: '' } : null
}

export const missingFields = [
  'person',
  'people',
  'opinion',
  'signature',
  'seal',
  'sealReason',
  'attachments',
] as const
export type MissingField = (typeof missingFields)[number]
