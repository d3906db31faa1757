import { commonOrder, placesIn } from './common-order.ts'
import { type DerivedForm, deriveForm } from './derive-form.ts'
import type { Round } from './rounds.ts'
import type { Attributes, DocumentSurvey } from './survey.ts'

/** How one kind of document of the log is approved: the order of approvers, and the form. */
export type DocumentPlan = Readonly<{
  document: string
  key: string
  order: readonly string[]
  form: DerivedForm
  /** The places of the order that a round asks, in turn. */
  placesFor: (round: Round) => readonly number[]
}>

/** Who is asked at the end of a round that the log leaves open, when nobody ever decides one. */
const nobodyInParticular = 'APPROVER'

export function planDocument(
  { document, rounds }: DocumentSurvey,
  { key, attributes }: Readonly<{ key: string; attributes: Attributes }>,
): DocumentPlan {
  const last = mostFrequentLast(rounds)
  const rolesFor = (round: Round) => withLast(round, last)
  const order = commonOrder([
    ...rounds.map(({ round, count }) => ({ roles: rolesFor(round), count })),
    { roles: [last], count: 0 },
  ])
  return {
    document,
    key,
    order,
    form: deriveForm(key, { attributes, order }),
    placesFor: (round) => placesIn(order, rolesFor(round)),
  }
}

/** A round that is left open waits for whoever usually decides last. */
function withLast({ roles, isOpen }: Round, last: string): readonly string[] {
  return isOpen ? [...roles, last] : roles
}

function mostFrequentLast(rounds: DocumentSurvey['rounds']): string {
  const finals = new Map<string, number>()
  for (const { round, count } of rounds) {
    const role = round.roles.at(-1)
    if (role !== undefined) finals.set(role, (finals.get(role) ?? 0) + (round.isFinal ? count : count / 1e6))
  }
  return [...finals].sort((one, other) => other[1] - one[1])[0]?.[0] ?? nobodyInParticular
}
