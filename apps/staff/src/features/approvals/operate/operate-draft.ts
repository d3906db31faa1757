import type { Attachment, OpenedCase } from '../queries.ts'
import type { OperateAction } from './operate-action.ts'
import type { OperateRules } from './operate-rules.ts'

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
}>

export type Missing = 'person' | 'opinion' | 'signature' | 'attachments'

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
  }
}

/** What still has to be filled in, from top to bottom. */
export function missingIn(
  draft: OperateDraft,
  rules: OperateRules,
  action: OperateAction,
): readonly Missing[] {
  const missing: Readonly<Record<Missing, boolean>> = {
    person: action === 'transfer' && draft.person === null,
    opinion: rules.opinion === 'required' && draft.opinion.trim() === '',
    signature: rules.signature === 'required' && draft.signature === '',
    attachments: rules.attachments === 'required' && draft.attachments.length === 0,
  }
  return (['person', 'opinion', 'signature', 'attachments'] as const).filter((field) => missing[field])
}
