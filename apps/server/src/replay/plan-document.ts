import { commonOrder, placesIn } from './common-order.ts'
import { type DerivedForm, deriveForm } from './derive-form.ts'
import type { Attributes, DocumentSurvey } from './survey.ts'
import { type Round, roundOf, type Way } from './ways.ts'

/** How one kind of document of the log is approved: the order of approvers, and the form. */
export type DocumentPlan = Readonly<{
  document: string
  key: string
  starters: ReadonlySet<string>
  order: readonly string[]
  form: DerivedForm
  /** The places of the order that a way asks, in turn. */
  placesFor: (way: Way) => readonly number[]
}>

/** Who is asked at the end of a way that the log leaves open, when nobody ever decides one. */
const nobodyInParticular = 'APPROVER'

export function planDocument(
  { document, starters, ways }: DocumentSurvey,
  { key, attributes }: Readonly<{ key: string; attributes: Attributes }>,
): DocumentPlan {
  const last = mostFrequentLast(ways)
  const rolesFor = (way: Way) => withLast(roundOf(way, starters), last)
  const order = commonOrder([
    ...ways.map(({ way, count }) => ({ roles: rolesFor(way), count })),
    { roles: [last], count: 0 },
  ])
  return {
    document,
    key,
    starters,
    order,
    form: deriveForm(key, { attributes, order }),
    placesFor: (way) => placesIn(order, rolesFor(way)),
  }
}

/** A way that is left open waits for whoever usually decides last. */
function withLast({ roles, isOpen }: Round, last: string): readonly string[] {
  return isOpen ? [...roles, last] : roles
}

function mostFrequentLast(ways: DocumentSurvey['ways']): string {
  const finals = new Map<string, number>()
  for (const { way, count } of ways) {
    const role = way.agreed.at(-1)
    if (role !== undefined) finals.set(role, (finals.get(role) ?? 0) + (way.isFinal ? count : count / 1e6))
  }
  return [...finals].sort((one, other) => other[1] - one[1])[0]?.[0] ?? nobodyInParticular
}
