import type { Client } from '@signet/client'
import type { ComponentType } from 'react'
import type { Values } from '../../../kit/forms/use-command.ts'
import type { KeptCall } from '../../../kit/outbox/act.ts'
import { type MissingField, missingFields, type OperateDraft } from '../operate/operate-action.ts'
import type { Choices } from '../operate/use-open-choices.ts'
import type { OpenedCase } from '../queries.ts'

type Need = OpenedCase['opinion']['text']
export type Needs = Readonly<{
  opinion: Need
  signature: Need
  attachments: Need
  /** The seal that the action applies. */
  seal: OpenedCase['opinion']['seal']['rule']
}>

export type ActionFieldsProps = Readonly<{
  view: OpenedCase
  me: Readonly<{ userId: string }>
  draft: OperateDraft
  problems: Readonly<Record<MissingField, string | null>>
  change: (part: Partial<OperateDraft>) => void
}>

/** A complete draft with the choices for the next steps and the changed form values. */
export type ReadyDraft = OperateDraft &
  Readonly<{ caseId: string; taskId: string; choices: Choices; values: Values | undefined }>

type Approvals = Client['approvals']
export type CallOptions = Parameters<Approvals['agree']>[1]
export type CaseAnswer = Readonly<{ caseId: string; status: OpenedCase['status'] }>

/** What the decision page needs to know about one action. */
export type OperateRule = Readonly<{
  tone: 'primary' | 'danger'
  /** Which of opinion, signature, attachments and seal are required. */
  needs: (view: Pick<OpenedCase, 'opinion'>, draft: OperateDraft) => Needs
  chooses: 'nobody' | 'person' | 'people'
  /** The fields above the opinion. */
  Fields: ComponentType<ActionFieldsProps> | null
  /** Whether the text is an opinion about the case, or the reason for the action. */
  asksFor: 'opinion' | 'reason'
  /** Number of ready phrases, `approvals.phrase.<action>.<n>`. */
  phrases: number
  /** Whether the case can be copied to colleagues with the action. */
  copiesAlong: boolean
  /** The decision whose open choices are asked before sending. */
  choosesAs: 'agree' | 'reject' | null
  call: (approvals: Approvals, ready: ReadyDraft, options: CallOptions) => Promise<CaseAnswer>
  /** The same call as it is kept while there is no network; without it the action needs one. */
  keeps?: (ready: ReadyDraft) => KeptCall
  /** Whether the action finishes the task, so that the next one opens. */
  leavesDesk: boolean
  canUndo: boolean
  /** Whether the person keeps the changed form, because it was not sent. */
  keepsForm: boolean
}>

/** What is still missing, from top to bottom. */
export function missingIn(
  draft: OperateDraft,
  { chooses, needs }: Pick<OperateRule, 'chooses' | 'needs'>,
  view: OpenedCase,
): readonly MissingField[] {
  const { opinion, signature, attachments, seal } = needs(view, draft)
  const isMissing: Readonly<Record<MissingField, boolean>> = {
    person: chooses === 'person' && draft.person === null,
    people: chooses === 'people' && draft.people.length === 0,
    opinion: opinion === 'required' && draft.opinion.trim() === '',
    signature: signature === 'required' && draft.signature === '',
    seal: seal === 'must' && draft.seal === null,
    sealReason: seal !== 'none' && lacksSealReason(draft, view),
    attachments: attachments === 'required' && draft.attachments.length === 0,
  }
  return missingFields.filter((field) => isMissing[field])
}

/** Whether the chosen seal asks for a reason that was not given. */
function lacksSealReason({ seal }: OperateDraft, { opinion }: Pick<OpenedCase, 'opinion'>): boolean {
  const chosen = opinion.seal.offered.find(({ id }) => id === seal?.sealId)
  return chosen !== undefined && chosen.asksReason && seal?.reason.trim() === ''
}

export const noWords: Needs = { opinion: 'none', signature: 'none', attachments: 'none', seal: 'none' }
export const optionalOpinion: Needs = { ...noWords, opinion: 'optional' }

/** The requirements set at the node. */
export function needsOfNode({ opinion }: Pick<OpenedCase, 'opinion'>): Needs {
  const { text, signature, attachments, seal } = opinion
  return { opinion: text, signature, attachments, seal: seal.rule }
}

/** A decision against the case needs a reason, or allows one where the step does without. It applies no seal. */
export function needsWithReason(view: Pick<OpenedCase, 'opinion'>): Needs {
  const needs = { ...needsOfNode(view), seal: 'none' } as const
  if (view.opinion.reason) return { ...needs, opinion: 'required' }
  return needs.opinion === 'none' ? { ...needs, opinion: 'optional' } : needs
}

/** The part that every decision on a task sends. */
export function remarkOf({ taskId, opinion, signature, attachments }: ReadyDraft) {
  return { taskId, opinion, signature, attachments: [...attachments] }
}

/** The seal that an agreement applies. */
export function sealOf({ seal }: ReadyDraft) {
  return seal ? { seal: { ...seal, reason: seal.reason.trim() } } : {}
}

/** The choices and copies that a decision sends along. */
export function aheadOf({ choices, copyTo }: ReadyDraft) {
  return { choices, copyTo: idsOf(copyTo) }
}

export function formOf({ values }: ReadyDraft) {
  return values ? { values } : {}
}

export function idsOf(people: OperateDraft['people']): string[] {
  return people.map(({ id }) => id)
}
