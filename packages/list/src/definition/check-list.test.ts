import { compileForm } from '@signet/form'
import { expect, test } from 'vitest'
import { contractForm, contractList, contractPlan } from '../../test/contracts.ts'
import {
  checkList,
  defaultList,
  findListMistake,
  type ListDefinitionInput,
  planList,
  readList,
} from '../index.ts'

const pathOf = (changes: Partial<ListDefinitionInput>): unknown => {
  try {
    checkList(readList({ ...contractList, ...changes }), contractPlan)
  } catch (error) {
    return (error as { params?: { path: string } }).params?.path
  }
  return undefined
}
const action = {
  key: 'close',
  label: '关闭',
  does: { kind: 'changeRecords', set: { isOpen: { value: false } } },
} as const

test('a list that fits its form is taken', () => {
  expect(pathOf({})).toBeUndefined()
  expect(pathOf({ actions: [{ ...action, enabledWhen: 'isOpen && amount > 5' }] })).toBeUndefined()
  checkList(defaultList(contractPlan), contractPlan)
})

test.each<[Partial<ListDefinitionInput>, string]>([
  [{ columns: [{ field: 'nothing' }] }, 'columns.0'],
  [{ columns: [] }, 'columns'],
  [{ searches: [{ field: 'title', operator: 'anyOf' }] }, 'searches.0'],
  [{ searches: [{ field: 'title', initial: { formula: 'title' } }] }, 'searches.0.initial'],
  [{ keyword: ['amount'] }, 'keyword.0'],
  [{ sort: [{ field: 'files' }] }, 'sort.0'],
  [{ sort: [{ field: 'tags' }] }, 'sort.0'],
  [{ sort: [{ field: 'lines.price' }] }, 'sort.0'],
  [{ sums: ['title'] }, 'sums.0'],
  [{ layout: 'groups' }, 'group'],
  [{ layout: 'tree', tree: { parent: 'files' } }, 'tree'],
  [{ importing: { mode: 'addAndUpdate' } }, 'importing.keys'],
  [{ only: { conditions: [{ field: 'amount', operator: 'contains', value: '1' }] } }, 'only'],
  [{ only: { conditions: [{ field: 'signedOn', operator: 'atLeast', formula: 'now(' }] } }, 'only'],
  [{ actions: [action, action] }, 'actions.1.key'],
  [{ actions: [{ ...action, enabledWhen: 'amount' + ' >' }] }, 'actions.0.enabledWhen'],
  [
    { actions: [{ ...action, does: { kind: 'changeRecords', set: { nothing: { value: 1 } } } }] },
    'actions.0.does.set',
  ],
])('a mistake is named with its path: %j', (changes, path) => {
  expect(pathOf(changes)).toBe(path)
})

test('what the form has lost leaves the list, and the rest works on', () => {
  const fields = contractForm.fields.filter(({ key }) => !['salary', 'owner'].includes(key))
  const list = planList(
    readList({ ...contractList, actions: [{ ...action, enabledWhen: 'salary > 1' }] }),
    compileForm({ ...contractForm, fields }),
  )

  expect([...list.fields.keys()]).not.toContain('salary')
  expect(list.definition.sort).toEqual([{ field: '$createdAt', direction: 'descending' }])
  expect(list.definition.actions).toEqual([])
})

test('a draft is answered with its first mistake before anybody sends it', () => {
  expect(findListMistake(contractList, contractPlan)).toBeUndefined()
  expect(findListMistake({ ...contractList, sums: ['title'] }, contractPlan)).toMatchObject({
    path: 'sums.0',
  })
  expect(findListMistake({ ...contractList, pageSize: 7 }, contractPlan)).toMatchObject({ path: 'pageSize' })
})
