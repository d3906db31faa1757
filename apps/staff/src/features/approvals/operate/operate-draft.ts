import type { Attachment, OpenedCase } from '../queries.ts'

export type Continuation = OpenedCase['allowed']['returnTo'][number]['continuations'][number]
export type Colleague = Readonly<{ id: string; name: string; note: string; headIcon: string }>

/** How added signers vote; of `all`, how many in a hundred have to agree. */
export type SignersVote = Readonly<{
  place: 'before' | 'after'
  mode: 'any' | 'all' | 'sequential'
  share: number
}>

/** What is filled in on the decision page so far. */
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

/** The kept opinion, and the nearest place to send the case back to. */
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
