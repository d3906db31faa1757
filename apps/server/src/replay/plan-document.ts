import { commonOrder, placesIn } from './common-order.ts'
import { deriveFlow } from './derive-flow.ts'
import { askedKey, deriveForm, yesOrNo } from './derive-form.ts'
import type { FlowToFound } from './flow-to-found.ts'
import { nobodyInParticular, type Round } from './rounds.ts'
import type { Attributes, DocumentSurvey } from './survey.ts'

/** How one kind of document of the log is approved: a flow, with the order of approvers and the form. */
export type DocumentPlan = FlowToFound &
  Readonly<{
    /** What whoever begins such a document is called. */
    starter: string
    order: readonly string[]
    /** The places of the order that a round asks, in turn. */
    placesFor: (round: Round) => readonly number[]
  }>

export function planDocument(
  { document, starter, rounds }: DocumentSurvey,
  { key, attributes }: Readonly<{ key: string; attributes: Attributes }>,
): DocumentPlan {
  const last = mostFrequentLast(rounds)
  const rolesFor = (round: Round) => withLast(round, last)
  const order = commonOrder([
    ...rounds.map(({ round, count }) => ({ roles: rolesFor(round), count })),
    { roles: [last], count: 0 },
  ])
  return {
    name: document,
    starter: starter || 'Start',
    key,
    order,
    roles: order,
    flow: (roleIds) => deriveFlow({ document, starter: starter || 'Start' }, order, roleIds),
    form: deriveForm(key, {
      attributes,
      ways: order.map((role, place) => ({ key: askedKey(place), label: role, options: yesOrNo })),
    }),
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
