import type { FlowDefinitionDraft } from '@signet/flow'
import { commonOrder, placesIn } from '../course/common-order.ts'
import { nobodyInParticular, type Round } from '../course/course.ts'
import type { Attributes, DocumentSurvey } from '../log/survey.ts'
import { askedKey, deriveForm, type FlowToFound, yesOrNo } from './derive-form.ts'

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

type Node = FlowDefinitionDraft['nodes'][number]

type Line = FlowDefinitionDraft['lines'][number]

/** More often than any log sends a case back: here the log decides, not the guard against endless rounds. */
const rounds = { warnAt: 1000, stopAt: 1000 }

/** A chain of approvers, each asked when the form says so; everybody may send back to the start. */
function deriveFlow(
  { document, starter }: Readonly<{ document: string; starter: string }>,
  order: readonly string[],
  roleIds: ReadonlyMap<string, string>,
): FlowDefinitionDraft {
  const steps = order.flatMap((role, place): Node[] => [
    { id: branchAt(place), name: `${role.slice(0, 79)}?`, kind: 'branch', mode: 'exclusive' },
    {
      id: stepAt(place),
      name: role.slice(0, 80),
      kind: 'approver',
      sources: [{ kind: 'role', ids: [roleIds.get(role) ?? ''] }],
      voting: { mode: 'any' },
      returns: { to: 'start', continuation: 'walkAgain' },
    },
  ])
  const lines = order.flatMap((_, place): Line[] => {
    const next = place + 1 < order.length ? branchAt(place + 1) : 'end'
    return [
      line(branchAt(place), stepAt(place), { condition: `${askedKey(place)} == "yes"` }),
      line(branchAt(place), next, { isDefault: true }),
      line(stepAt(place), next),
    ]
  })
  return {
    version: 1,
    name: document.slice(0, 120),
    nodes: [
      { id: 'start', name: starter.slice(0, 80), kind: 'start', copyFreely: true },
      ...steps,
      { id: 'end', name: 'End', kind: 'end' },
    ],
    lines: [line('start', branchAt(0)), ...lines],
    rules: {
      title: '{flow}',
      recall: 'anytime',
      resubmit: ['returned', 'recalled', 'rejected', 'terminated'],
      rounds,
      urge: { minutesBetween: 0 },
    },
  }
}

function branchAt(place: number): string {
  return `ask${place + 1}`
}

function stepAt(place: number): string {
  return `step${place + 1}`
}

function line(from: string, to: string, more: Partial<Line> = {}): Line {
  return { id: `${from}-${to}`, from, to, ...more }
}
