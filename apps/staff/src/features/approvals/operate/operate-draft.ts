import type { Attachment } from '../../../kit/fields/attachment-list.tsx'
import type { Colleague } from '../../../kit/people/colleague.ts'
import type { OpenedCase } from '../queries.ts'

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
    attachments: [],
    to: nearest?.node ?? '',
    continuation: nearest?.continuations[0] ?? 'walkAgain',
    person: null,
    people: [],
    signers: { place: 'before', mode: 'all', share: 100 },
    copyTo: [],
  }
}

export const missingFields = ['person', 'people', 'opinion', 'signature', 'attachments'] as const
export type MissingField = (typeof missingFields)[number]
