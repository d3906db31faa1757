import { expect, test } from 'vitest'
import { contractList, contractPlan, li, permission } from '../../test/contracts.ts'
import {
  type Access,
  type ConditionGroup,
  canPress,
  fieldFor,
  groundsFor,
  isAlways,
  isNever,
  type ListDefinitionInput,
  type Permission,
  planList,
  readList,
  recordsFor,
  recordsMatching,
  recordsWithWords,
  rightsForNew,
  rightsOn,
  sortKeysFor,
} from '../index.ts'

const all = { columns: true, fields: true, buttons: true, records: true }
const accessOf = (permissions: readonly Permission[], changes: Partial<ListDefinitionInput> = {}): Access => {
  const list = planList(readList({ ...contractList, restricts: all, ...changes }), contractPlan)
  return { list, grounds: groundsFor(list, permissions, li) }
}
const refusalOf = (run: () => unknown): unknown => {
  try {
    run()
  } catch (error) {
    return (error as { code?: string }).code
  }
  return undefined
}
const everyone = permission({
  columns: ['title', 'amount', '$author'],
  fields: { title: 'read', lines: 'read' },
  buttons: ['detail'],
  records: { scope: 'all' },
})
const own = permission({
  columns: ['title', 'salary'],
  fields: { title: 'write', salary: 'write', 'lines.what': 'write' },
  buttons: ['detail', 'edit', 'remove'],
  records: { scope: 'own' },
})
const salary: ConditionGroup = {
  match: 'all',
  conditions: [{ field: 'salary', operator: 'atLeast', value: '1' }],
}

test('a person without a grant sees no record and no field and presses nothing', () => {
  const access = accessOf([])

  expect(isNever(recordsFor(access))).toBe(true)
  expect(canPress(access, 'add')).toBe(false)
  expect(fieldFor(access, 'title')).toBeUndefined()
})

test('what the list does not restrict is open to everybody', () => {
  const access = accessOf([], { restricts: {} })

  expect(isAlways(recordsFor(access))).toBe(true)
  expect(canPress(access, 'remove')).toBe(true)
  expect(rightsOn(access, [true]).fields).toEqual({ otherwise: 'write', fields: {} })
})

test('a button that the list does not show exists for nobody', () => {
  const access = accessOf([], { restricts: {}, buttons: [{ key: 'add', shown: false }] })

  expect(canPress(access, 'add')).toBe(false)
  expect(rightsOn(access, [true]).may('edit')).toBe(false)
})

test('grants add up record by record, and what one of them gives stays with its own records', () => {
  const access = accessOf([everyone, own])
  const onOwn = rightsOn(access, [true, true])
  const onOthers = rightsOn(access, [true, false])

  expect([onOwn.may('edit'), onOthers.may('edit'), onOthers.may('detail')]).toEqual([true, false, true])
  expect([onOwn.seesColumn('salary'), onOthers.seesColumn('salary')]).toEqual([true, false])
  expect(onOwn.fields.fields).toMatchObject({
    title: 'write',
    salary: 'write',
    'lines.what': 'write',
    amount: 'hidden',
  })
  expect(onOthers.fields.fields).toMatchObject({ title: 'read', salary: 'hidden', 'lines.price': 'read' })
})

test('a sub-table of which some columns are granted shows these alone', () => {
  const { fields } = rightsOn(accessOf([own]), [true]).fields

  expect(fields).toMatchObject({ lines: 'read', 'lines.what': 'write', 'lines.price': 'hidden' })
})

test('a column that may be seen on some records is searched on these alone, and never sorted by', () => {
  const access = accessOf([everyone, own])

  expect(recordsMatching(access, salary, 'zh-CN')).toMatchObject({
    kind: 'all',
    of: [
      { kind: 'test', field: { path: '$author' }, test: { is: 'anyOf', values: ['li'] } },
      { kind: 'test', field: { path: 'salary' }, test: { is: 'between', from: '1' } },
    ],
  })
  expect(refusalOf(() => sortKeysFor(access, [{ field: 'salary', direction: 'ascending' }], 'zh-CN'))).toBe(
    'list.notSortable',
  )
  expect(sortKeysFor(access, undefined, 'zh-CN')).toEqual([])
})

test('what one grant gives on all records is seen everywhere, whatever others give', () => {
  const more = permission({ columns: ['salary'], records: { scope: 'all' } })
  const sort = [{ field: 'salary', direction: 'ascending' as const }]

  expect(sortKeysFor(accessOf([everyone, own, more]), sort, 'zh-CN')).toHaveLength(1)
  const open = { restricts: { columns: true } }
  expect(
    sortKeysFor(
      accessOf([everyone, permission({ columns: ['salary'], records: { scope: 'own' } })], open),
      sort,
      'zh-CN',
    ),
  ).toHaveLength(1)
  expect(isAlways(recordsFor(accessOf([], open)))).toBe(true)
})

test('a hidden column and one that is not there are answered alike', () => {
  const access = accessOf([everyone])
  const ask = (field: string) =>
    refusalOf(() =>
      recordsMatching(access, { match: 'all', conditions: [{ field, operator: 'isEmpty' }] }, 'zh-CN'),
    )
  const sort = (field: string) =>
    refusalOf(() => sortKeysFor(access, [{ field, direction: 'ascending' }], 'zh-CN'))

  for (const field of ['salary', 'files', 'lines.price', 'nothing', '$nothing'])
    expect([ask(field), sort(field)]).toEqual(['list.unknownField', 'list.unknownField'])
})

test('words are looked for in columns that may be seen, on the records where they may be', () => {
  const hidden = permission({ columns: ['amount'], buttons: [], records: { scope: 'all' } })

  expect(recordsWithWords(accessOf([hidden]), 'x')).toBeUndefined()
  expect(recordsWithWords(accessOf([hidden, own]), 'x')).toMatchObject({
    of: [{ field: { path: '$author' } }, { field: { path: 'title' }, test: { is: 'contains', text: 'x' } }],
  })
})

test('rules narrow a grant, and a rule over a field that has gone lets nobody see more', () => {
  const west = {
    match: 'all' as const,
    conditions: [{ field: 'region', operator: 'equals' as const, value: 'west' }],
  }
  const gone = { match: 'any' as const, conditions: [{ field: 'gone', operator: 'isEmpty' as const }] }
  const ruled = (rules: ConditionGroup) =>
    recordsFor(accessOf([permission({ records: { scope: 'department', rules } })]))

  expect(isNever(ruled(west))).toBe(true)
  expect(isNever(ruled(gone))).toBe(true)
  expect(
    ruled({ match: 'all', conditions: [{ field: 'region', operator: 'anyOf', value: ['west'] }] }),
  ).toMatchObject({
    of: [{ field: { path: '$organization' } }, { field: { path: 'region' } }],
  })
})

test('a formula of a rule is computed for the reader', () => {
  const rules: ConditionGroup = {
    match: 'all',
    conditions: [
      { field: 'signedOn', operator: 'atLeast', formula: 'addMonths(today, -1)' },
      { field: 'owner', operator: 'anyOf', variable: 'meAndSubordinates' },
    ],
  }
  const access = accessOf([permission({ records: { scope: 'all', rules } })])

  expect(recordsFor(access)).toMatchObject({
    of: [{ test: { is: 'between', from: '2026-02-28' } }, { test: { is: 'anyOf', values: ['li', 'wang'] } }],
  })
})

test('what nobody meets in this list is met by no administrator either', () => {
  const list = planList(
    readList({
      ...contractList,
      only: { conditions: [{ field: 'region', operator: 'anyOf', value: 'west' }] },
    }),
    contractPlan,
  )
  const grounds = groundsFor(list, [], { ...li, isAdministrator: true })

  expect(recordsFor({ list, grounds })).toMatchObject({ kind: 'test', field: { path: 'region' } })
})

test('a new record is filled in with the rights of those grants that let people add', () => {
  const adding = permission({ fields: { amount: 'write' }, buttons: ['add'], records: { scope: 'own' } })

  expect(rightsForNew(accessOf([everyone, adding])).fields).toMatchObject({
    amount: 'write',
    title: 'hidden',
  })
})
