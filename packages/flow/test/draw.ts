import { FlowDefinition, type FlowDefinitionDraft } from '../src/index.ts'

type NodeDraft = FlowDefinitionDraft['nodes'][number]
type LineDraft = FlowDefinitionDraft['lines'][number]
export type PeopleDraft = Omit<Extract<NodeDraft, { kind: 'approver' }>, 'id' | 'kind' | 'name'> &
  Readonly<{ kind?: 'approver' | 'handler' }>

/** The people of a node: one, several, or its settings. */
export type Assignees = string | readonly string[] | PeopleDraft

export type RulesDraft = NonNullable<FlowDefinitionDraft['rules']>

export function peopleNode(id: string, staffing: Assignees): NodeDraft {
  const { kind = 'approver', ...settings } = settingsOf(staffing)
  return { id, name: id, ...settings, kind }
}

function settingsOf(staffing: Assignees): PeopleDraft {
  if (typeof staffing === 'string') return { sources: [{ kind: 'people', people: [staffing] }] }
  if (isList(staffing)) return { sources: [{ kind: 'people', people: [...staffing] }] }
  return staffing
}

function isList(staffing: Assignees): staffing is readonly string[] {
  return Array.isArray(staffing)
}

/**
 * Transitions from each node to the next: `chain('begin', 'review', 'end')`. Text after a colon is a condition:
 * `'split:amount > 5'`.
 */
export function chain(...stops: readonly string[]): LineDraft[] {
  return stops.slice(1).map((to, index) => {
    const [from = '', condition] = (stops[index] ?? '').split(':')
    const id = `${from}>${to.split(':')[0]}`
    const line = { id, from, to: to.split(':')[0] ?? '' }
    if (condition === 'default') return { ...line, isDefault: true }
    return condition === undefined ? line : { ...line, condition }
  })
}

const frame: NodeDraft[] = [
  { id: 'begin', kind: 'start', name: 'Begin' },
  { id: 'end', kind: 'end', name: 'End' },
]

/** A flow of the given nodes with a start `begin` and an end `end`. */
export function drawn(nodes: readonly NodeDraft[], lines: readonly LineDraft[], rules: RulesDraft = {}) {
  const own = new Set(nodes.map(({ id }) => id))
  const outer = frame.filter(({ id }) => !own.has(id))
  return FlowDefinition.parse({ version: 1, name: 'Claim', nodes: [...outer, ...nodes], lines, rules })
}

/** A flow of nodes in sequence. */
export function inARow(stages: Readonly<Record<string, Assignees>>, rules: RulesDraft = {}): FlowDefinition {
  const nodes = Object.entries(stages).map(([id, staffing]) => peopleNode(id, staffing))
  return drawn(nodes, chain('begin', ...Object.keys(stages), 'end'), rules)
}

export type { LineDraft, NodeDraft }
