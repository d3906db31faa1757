import type { FlowDefinitionDraft } from '@signet/flow'
import { askedKey } from './derive-form.ts'

type Node = FlowDefinitionDraft['nodes'][number]
type Line = FlowDefinitionDraft['lines'][number]

/** More often than any log sends a case back: here the log decides, not the guard against endless rounds. */
const rounds = { warnAt: 1000, stopAt: 1000 }

/** A chain of approvers, each asked when the form says so; everybody may send back to the start. */
export function deriveFlow(
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
