import type { FlowDefinitionDraft } from '@signet/flow'
import { commonOrder, placesIn } from '../course/common-order.ts'
import { defaultApprover, type Round } from '../course/course.ts'
import type { Attributes, DocumentSurvey } from '../log/survey.ts'
import { approverKey, deriveForm, type PlannedFlow, yesOrNo } from './derive-form.ts'

/** How one kind of document is approved: a flow, the order of approvers, and the form. */
export type DocumentPlan = PlannedFlow &
  Readonly<{
    /** The role that starts such a document. */
    starter: string
    order: readonly string[]
    /** The positions of the order that decide in a round, in turn. */
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
      ways: order.map((role, index) => ({ key: approverKey(index), label: role, options: yesOrNo })),
    }),
    placesFor: (round) => placesIn(order, rolesFor(round)),
  }
}

/** An open round waits for the role that usually decides last. */
function withLast({ roles, isOpen }: Round, last: string): readonly string[] {
  return isOpen ? [...roles, last] : roles
}

function mostFrequentLast(rounds: DocumentSurvey['rounds']): string {
  const finals = new Map<string, number>()
  for (const { round, count } of rounds) {
    const role = round.roles.at(-1)
    if (role !== undefined) finals.set(role, (finals.get(role) ?? 0) + (round.isFinal ? count : count / 1e6))
  }
  return [...finals].sort((one, other) => other[1] - one[1])[0]?.[0] ?? defaultApprover
}

type Node = FlowDefinitionDraft['nodes'][number]

type Transition = FlowDefinitionDraft['lines'][number]

/** More than any log needs: the log limits the rounds here, not the guard against endless ones. */
const rounds = { warnAt: 1000, stopAt: 1000 }

/** A chain of approvers, each of whom decides when the form says so; all may send back to the start. */
function deriveFlow(
  { document, starter }: Readonly<{ document: string; starter: string }>,
  order: readonly string[],
  roleIds: ReadonlyMap<string, string>,
): FlowDefinitionDraft {
  const steps = order.flatMap((role, index): Node[] => [
    { id: branchAt(index), name: `${role.slice(0, 79)}?`, kind: 'branch', mode: 'exclusive' },
    {
      id: stepAt(index),
      name: role.slice(0, 80),
      kind: 'approver',
      sources: [{ kind: 'role', ids: [roleIds.get(role) ?? ''] }],
      voting: { mode: 'any' },
      returns: { to: 'start', continuation: 'walkAgain' },
    },
  ])
  const lines = order.flatMap((_, index): Transition[] => {
    const next = index + 1 < order.length ? branchAt(index + 1) : 'end'
    return [
      transition(branchAt(index), stepAt(index), { condition: `${approverKey(index)} == "yes"` }),
      transition(branchAt(index), next, { isDefault: true }),
      transition(stepAt(index), next),
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
    lines: [transition('start', branchAt(0)), ...lines],
    rules: {
      title: '{flow}',
      recall: 'anytime',
      resubmit: ['returned', 'recalled', 'rejected', 'terminated'],
      rounds,
      urge: { minutesBetween: 0 },
    },
  }
}

function branchAt(index: number): string {
  return `ask${index + 1}`
}

function stepAt(index: number): string {
  return `step${index + 1}`
}

function transition(from: string, to: string, more: Partial<Transition> = {}): Transition {
  return { id: `${from}-${to}`, from, to, ...more }
}
