import type { FlowCard } from '@signet/contract'
import { expect, test } from 'vitest'
import { arrangeFlows, categoriesOf } from './arrange-flows.ts'

const inside = (...names: string[]) => ({
  category: names.at(-1) ?? '',
  categoryName: names.at(-1) ?? '',
  categoryPath: names.map((name) => ({ category: name, name })),
})
const flow = (name: string, part: Partial<FlowCard> = {}): FlowCard => ({
  id: name,
  name,
  code: name.toLowerCase(),
  category: 'Finance',
  categoryName: 'Finance',
  categoryPath: [{ category: 'Finance', name: 'Finance' }],
  icon: '',
  iconColor: '',
  isFavourite: false,
  spelling: '',
  timesUsed: 0,
  ...part,
})
const names = (flows: readonly FlowCard[]) => flows.map(({ name }) => name)
const flows = [
  flow('Expense', { timesUsed: 3 }),
  flow('Leave', { ...inside('People'), timesUsed: 9 }),
  flow('Purchase'),
]

test('the most used flow comes first among the frequent ones', () => {
  expect(names(arrangeFlows(flows, '').often)).toEqual(['Leave', 'Expense'])
})

test('a favourite is not shown twice', () => {
  const { favourites, often } = arrangeFlows([flow('Leave', { timesUsed: 9, isFavourite: true })], '')
  expect([names(favourites), names(often)]).toEqual([['Leave'], []])
})

test('every flow is on the shelf of its category', () => {
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

test('categories within one are below its own flows, by the path to them', () => {
  const filed = [
    flow('Taxi', inside('Finance', 'Claims', 'Travel')),
    flow('Budget', inside('Finance')),
    flow('Meal', inside('Finance', 'Claims')),
    flow('Other', inside()),
  ]
  const [finance, others] = arrangeFlows(filed, '').shelves
  expect([finance?.name, names(finance?.flows ?? [])]).toEqual(['Finance', ['Budget']])
  expect(finance?.below.map(({ name, flows }) => [name, names(flows)])).toEqual([
    ['Claims / Travel', ['Taxi']],
    ['Claims', ['Meal']],
  ])
  expect([others?.name, names(others?.flows ?? [])]).toEqual(['', ['Other']])
  expect(arrangeFlows(filed, 'claims').shelves[0]?.below).toHaveLength(2)
  expect(categoriesOf(filed).map(({ name }) => name)).toEqual([
    'Finance',
    'Finance / Claims',
    'Finance / Claims / Travel',
  ])
})
