import type { FlowCard } from '@signet/contract'
import { expect, test } from 'vitest'
import { arrangeFlows } from './arrange-flows.ts'

const flow = (name: string, part: Partial<FlowCard> = {}): FlowCard => ({
  id: name,
  name,
  code: name.toLowerCase(),
  category: 'Finance',
  icon: '',
  iconColor: '',
  isFavourite: false,
  timesUsed: 0,
  ...part,
})
const names = (flows: readonly FlowCard[]) => flows.map(({ name }) => name)
const flows = [
  flow('Expense', { timesUsed: 3, isFavourite: true }),
  flow('Leave', { category: 'People', timesUsed: 9 }),
  flow('Purchase'),
]

test('what I launch most comes first among what I launch often', () => {
  expect(names(arrangeFlows(flows, '').often)).toEqual(['Leave', 'Expense'])
})

test('every flow stands on the shelf of its category', () => {
  expect(arrangeFlows(flows, '').shelves.map(({ category, flows }) => [category, names(flows)])).toEqual([
    ['Finance', ['Expense', 'Purchase']],
    ['People', ['Leave']],
  ])
})

test('searching looks at name, code and category, in any case', () => {
  expect(names(arrangeFlows(flows, ' LEAVE ').often)).toEqual(['Leave'])
  expect(arrangeFlows(flows, 'finance').shelves).toHaveLength(1)
  expect(arrangeFlows(flows, 'nothing like it').shelves).toEqual([])
})
