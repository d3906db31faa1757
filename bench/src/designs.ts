import type { FlowDefinitionDraft } from '@signet/flow'
import type { FormDefinitionInput } from '@signet/form'

/** A form and the flow on it. */
type Design = Readonly<{ form: FormDefinitionInput; flow: FlowDefinitionDraft }>

const claimFields: Design['form']['fields'] = [
  { key: 'reason', kind: 'input', label: 'Reason', required: true, inList: true },
  {
    key: 'amount',
    kind: 'number',
    label: 'Amount',
    required: true,
    inList: true,
    settings: { precision: 2 },
  },
]

/** The fields besides reason and amount. */
const otherFields = Array.from({ length: 38 }, (_, index) => `detail${index + 1}`)

/**
 * Eight nodes on a form of forty fields: first -> second if over 1,000 -> third -> a copy. Each step reads most
 * fields, writes some, and hides a few.
 */
export function realistic(people: readonly string[]): Design {
  const [first = '', second = '', third = ''] = people
  const step = (id: string, person: string, index: number) => ({
    id,
    kind: 'approver' as const,
    name: id,
    sources: [{ kind: 'people' as const, people: [person] }],
    fields: rightsOf(index),
  })
  const line = (from: string, to: string, more: object = {}) => ({ id: `${from}-${to}`, from, to, ...more })
  const flow: Design['flow'] = {
    version: 1,
    name: 'Claim',
    nodes: [
      { id: 'start', kind: 'start', name: 'Start' },
      step('step1', first, 1),
      { id: 'howMuch', kind: 'branch', name: 'How much?' },
      step('step2', second, 2),
      { id: 'together', kind: 'merge', name: 'Together' },
      step('step3', third, 3),
      { id: 'tell', kind: 'copy', name: 'Tell', sources: [{ kind: 'starter' }] },
      { id: 'end', kind: 'end', name: 'End' },
    ],
    lines: [
      line('start', 'step1'),
      line('step1', 'howMuch'),
      line('howMuch', 'step2', { condition: 'amount > 1000' }),
      line('howMuch', 'together', { isDefault: true }),
      line('step2', 'together'),
      line('together', 'step3'),
      line('step3', 'tell'),
      line('tell', 'end'),
    ],
  }
  return { form: claimOfForty, flow }
}

function rightsOf(index: number): Record<string, 'hidden' | 'read' | 'write'> {
  const rights = ['read', 'write', 'read', 'hidden', 'read'] as const
  return Object.fromEntries(
    otherFields.map((key, at) => [key, rights[(at + index) % rights.length] ?? 'read']),
  )
}

const claimOfForty: Design['form'] = {
  version: 1,
  key: 'claim',
  fields: [...claimFields, ...otherFields.map((key) => ({ key, kind: 'input' as const, label: key }))],
}

/** A value for every field. */
export const realisticValues: Readonly<Record<string, string>> = {
  reason: 'Travel',
  amount: '1250.00',
  ...Object.fromEntries(otherFields.map((key, index) => [key, `what was asked for ${index}`])),
}

/** start -> first -> second -> third -> end: each step has one named approver, on a form of two fields. */
export function threeInARow(people: readonly string[]): Design {
  const steps = people.map((person, index) => ({
    id: `step${index + 1}`,
    kind: 'approver' as const,
    name: `Step ${index + 1}`,
    sources: [{ kind: 'people' as const, people: [person] }],
  }))
  const ids = ['start', ...steps.map(({ id }) => id), 'end']
  const flow: Design['flow'] = {
    version: 1,
    name: 'Claim',
    nodes: [{ id: 'start', kind: 'start', name: 'Start' }, ...steps, { id: 'end', kind: 'end', name: 'End' }],
    lines: ids.slice(1).map((to, index) => ({ id: `line${index + 1}`, from: ids[index] ?? '', to })),
  }
  return { form: shortClaim, flow }
}

const shortClaim: Design['form'] = {
  version: 1,
  key: 'claim',
  fields: claimFields,
}

/** Three approvers in a row; the first step is approved automatically after an hour. */
export function withTimeLimit(people: readonly string[]): ReturnType<typeof threeInARow> {
  const { form, flow } = threeInARow(people)
  const timeLimit = { minutes: 60, overdue: { times: 1, act: { does: 'agree' as const } } }
  const nodes = flow.nodes.map((node) => (node.id === 'step1' ? { ...node, timeLimit } : node))
  return { form, flow: { ...flow, nodes } }
}
