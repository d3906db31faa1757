import { readFlowDefinition } from '@signet/flow'
import { expect, test } from 'vitest'
import { listOutline } from './flow-outline.tsx'

const people = { sources: [{ kind: 'starter' }] }
const claim = readFlowDefinition({
  version: 1,
  name: 'Claim',
  nodes: [
    { id: 'start', kind: 'start', name: 'Start' },
    { id: 'manager', kind: 'approver', name: 'Manager', ...people },
    { id: 'amount', kind: 'branch', name: 'Amount' },
    { id: 'director', kind: 'approver', name: 'Director', ...people },
    { id: 'finance', kind: 'approver', name: 'Finance', ...people },
    { id: 'end', kind: 'end', name: 'End' },
  ],
  lines: [
    { id: 'a', from: 'start', to: 'manager' },
    { id: 'b', from: 'manager', to: 'amount' },
    { id: 'c', from: 'amount', to: 'director', condition: 'amount > 10000' },
    { id: 'd', from: 'amount', to: 'finance', isDefault: true },
    { id: 'e', from: 'director', to: 'finance' },
    { id: 'f', from: 'finance', to: 'end' },
  ],
})

test('the node that all branches lead to is listed once, after the branch', () => {
  const lines = listOutline(claim).map(
    (line) => `${'  '.repeat(line.depth)}${line.kind === 'node' ? line.node.name : line.mode}`,
  )

  expect(lines).toEqual([
    'Start',
    'Manager',
    'Amount',
    '  condition',
    '    Director',
    '  otherwise',
    'Finance',
    'End',
  ])
})

test('the outline of a cyclic flow is finite', () => {
  const circle = { ...claim, lines: [...claim.lines, { id: 'g', from: 'finance', to: 'manager' }] }

  expect(listOutline(circle).filter((line) => line.kind === 'node' && line.isAgain)).not.toEqual([])
})
