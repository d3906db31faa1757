import type { Attachment, OpenedCase } from '../queries.ts'
import type { OperateAction } from './operate-action.ts'
import type { OperateRules } from './operate-rules.ts'
import type { SignersVote } from './signers-vote.ts'

export type Continuation = OpenedCase['allowed']['returnTo'][number]['continuations'][number]
export type Colleague = Readonly<{ id: string; name: string; note: string; headIcon: string }>

/** What somebody has filled in on the decision page so far. */
export type OperateDraft = Readonly<{
  opinion: string
  signature: string
  attachments: readonly Attachment[]
  to: string
  continuation: Continuation
  person: Colleague | null
  /** Who is asked to help or to sign, who is taken away, or who is shown the case. */
  people: readonly Colleague[]
  signers: SignersVote
  copyTo: readonly Colleague[]
}>

export type Missing = 'person' | 'people' | 'opinion' | 'signature' | 'attachments'

/** The opinion that was kept, and the nearest place to send it back to. */
export function firstDraft({ opinion, allowed }: Pick<OpenedCase, 'opinion' | 'allowed'>): OperateDraft {
  const [nearest] = allowed.returnTo
  return {
    opinion: opinion.draft,
    signature: '',
    attachments: [],
    to: nearest?.node ?? '',
    continuation: nearest?.continuations[0] ?? 'walkAgain',
    person: null,
    people: [],
    signers: { place: 'before', mode: 'all', share: 100 },
    copyTo: [],
  }
}

const aboutPeople: readonly OperateAction[] = ['assist', 'addSigners', 'removeSigners', 'copyTo']

/** What still has to be filled in, from top to bottom. */
export function missingIn(
  draft: OperateDraft,
  rules: OperateRules,
  action: OperateAction,
): readonly Missing[] {
  const missing: Readonly<Record<Missing, boolean>> = {
    person: action === 'transfer' && draft.person === null,
    people: aboutPeople.includes(action) && draft.people.length === 0,
    opinion: rules.opinion === 'required' && draft.opinion.trim() === '',
    signature: rules.signature === 'required' && draft.signature === '',
    attachments: rules.attachments === 'required' && draft.attachments.length === 0,
  }
  return (['person', 'people', 'opinion', 'signature', 'attachments'] as const).filter(
    (field) => missing[field],
  )
}
