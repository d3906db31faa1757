import { expect, test } from 'vitest'
import { readFlowDefinition } from '../index.ts'
import { accessTo, changeAccess } from './field-access.ts'

const flow = readFlowDefinition({
  version: 1,
  name: 'Claim',
  nodes: [
    { id: 'start', kind: 'start', name: 'Start' },
    { id: 'review', kind: 'approver', name: 'Review', sources: [{ kind: 'starter' }] },
    { id: 'end', kind: 'end', name: 'End' },
  ],
  lines: [
    { id: 'a', from: 'start', to: 'review' },
    { id: 'b', from: 'review', to: 'end' },
  ],
})

const nodeOf = (of: typeof flow, id: string) => of.nodes.find((node) => node.id === id) ?? flow.nodes[0]

function accessIn(of: typeof flow, id: string, path: string) {
  const node = nodeOf(of, id)
  return node && accessTo(node, path)
}

test('fields of several steps change together, and others keep theirs', () => {
  const first = changeAccess(flow, { steps: ['review'], paths: ['note'], access: 'write' })
  const all = changeAccess(first, { steps: ['start', 'review'], paths: ['amount', 'date'], access: 'hidden' })

  expect(['amount', 'date', 'note'].map((path) => accessIn(all, 'review', path))).toEqual([
    'hidden',
    'hidden',
    'write',
  ])
  expect(accessIn(all, 'start', 'amount')).toBe('hidden')
})

test('the usual access is not stored, and an end step without a form stays as it is', () => {
  const usual = accessIn(flow, 'review', 'amount') ?? 'read'
  const hidden = changeAccess(flow, { steps: ['review', 'end'], paths: ['amount'], access: 'hidden' })
  expect(nodeOf(hidden, 'end')).toEqual(nodeOf(flow, 'end'))

  expect(changeAccess(hidden, { steps: ['review'], paths: ['amount'], access: usual })).toEqual(flow)
})
