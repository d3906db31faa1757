import type { FormDefinitionInput } from '@signet/form'
import type { PermissionInput } from '@signet/list'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  contractForm,
  contractList,
  grant,
  type PublishedModel,
  publishModel,
  recordOf,
  titlesOf,
} from '../../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../../test/index.ts'

let office: Office
let model: PublishedModel
let own: string
let others: string

const everything = { columns: true, fields: true, buttons: true, records: true }
/** A secret value that occurs nowhere else. */
const canary = '778899.25'
const secretForm = (key: string): FormDefinitionInput => ({
  ...contractForm(key),
  fields: [
    ...contractForm(key).fields,
    { key: 'salary', kind: 'number', label: '薪酬' },
    { key: 'receipt', kind: 'file-upload', label: '票据' },
  ],
})
const columns = ['title', 'number', 'kind', '$author']
const fields = { title: 'write', number: 'write', kind: 'read', lines: 'read', 'lines.item': 'read' } as const
const colleagues: PermissionInput = {
  columns,
  fields,
  buttons: ['detail', 'export', 'print'],
  records: { scope: 'all' },
}

beforeAll(async () => {
  office = await openOffice()
  model = await publishModel(
    office,
    {
      restricts: everything,
      columns: [...contractList.columns, { field: 'salary' }, { field: 'lines.price' }],
      keyword: ['title', 'number'],
      sums: ['amount', 'salary'],
      actions: [
        { key: 'close', label: '关闭', does: { kind: 'changeRecords', set: { isOpen: { value: true } } } },
      ],
    },
    secretForm,
  )
  await grant(office, model, { people: ['li', 'wang'] }, colleagues)
  const values = { salary: canary, lines: [{ id: 'a', item: '项', price: canary }] }
  others = await recordOf(office, 'admin', model, { title: '别人的', number: 'HT-1', ...values })
})
beforeEach(async () => {
  own ??= await recordOf(office, 'admin', model, { title: '另一份', number: 'HT-2', salary: '1' })
})
afterAll(() => office.close())

const ask = (field: string, operator = 'isEmpty', value?: unknown) => ({
  filter: { conditions: [{ field, operator, ...(value !== undefined && { value }) }] } as never,
})

test('a person without grants finds no records, and the call says so', async () => {
  const { records, session } = await office.as('zhao')
  const { modelId } = model
  const calls = [
    () => records.config({ modelId }),
    () => records.list({ modelId }),
    () => records.open({ modelId, id: others }),
    () => records.detail({ modelId, id: others }),
    () => records.choose({ id: modelId }),
    () => records.summary({ modelId }),
    () => records.print({ modelId, ids: [others] }),
    () => records.log({ modelId, dataId: others }),
    () => records.create({ modelId, values: { title: 'x' } }),
    () => records.remove({ modelId, id: others }),
  ]

  for (const call of calls) expect(await refusalOf(call())).toBe('records.noPermission')
  expect((await records.models()).list.map(({ id }) => id)).not.toContain(modelId)
  const { permissionList } = await session.currentUser({})
  expect(permissionList.map((one) => one.modelId)).not.toContain(modelId)
})

test('another tenant knows neither the model nor its records', async () => {
  const { records } = await office.other.as('admin')

  expect(await refusalOf(records.list({ modelId: model.modelId }))).toBe('records.modelNotFound')
  expect(await refusalOf(records.open({ modelId: model.modelId, id: others }))).toBe('records.modelNotFound')
})

test('no call returns a hidden column', async () => {
  const { records } = await office.as('li')
  const { modelId } = model
  const admin = (await office.as('admin')).records
  const values = { salary: '778899.26', lines: [{ id: 'b', item: '新项', price: '778899.27' }] }
  await admin.update({ modelId, id: others, version: 1, values })
  const answers = [
    await records.config({ modelId }),
    await records.list({ modelId }),
    await records.list({ modelId, words: 'HT' }),
    await records.open({ modelId, id: others }),
    await records.detail({ modelId, id: others }),
    await records.choose({ id: modelId, columnOptions: 'number' }),
    await records.summary({ modelId }),
    await records.groups({ modelId }),
    await records.print({ modelId, ids: [others, own] }),
    await records.log({ modelId, dataId: others }),
    await records.changesSince({ modelId, id: others, version: 1 }),
    await (await office.as('li')).session.currentUser({}),
  ]

  const text = JSON.stringify(answers)
  for (const secret of ['778899', '薪酬', 'salary', 'price']) expect(text).not.toContain(secret)
  expect(text).toContain('新项')
})

test('a refused tab, node or level is named as asked, without the hidden field behind it', async () => {
  const hidden = await publishModel(
    office,
    {
      ...contractList,
      restricts: everything,
      tabs: { field: 'kind' },
      leftTree: { field: 'kind', withBelow: false },
      tree: { parent: 'parent' },
    },
    secretForm,
  )
  await grant(office, hidden, { people: ['wang'] }, { ...colleagues, columns: ['title'] })
  const { records } = await office.as('wang')
  const { modelId } = hidden
  const asked = [{ tab: 'sale' }, { node: 'sale' }, { parent: '-1' }]

  for (const part of asked)
    await expect(records.list({ modelId, ...part })).rejects.toMatchObject({
      code: 'list.unknownField',
      params: { field: Object.keys(part)[0] },
    })
})

test('no query reveals a hidden column', async () => {
  const { records } = await office.as('li')
  const { modelId } = model
  const refused = [
    () => records.list({ modelId, ...ask('salary') }),
    () => records.list({ modelId, ...ask('salary', 'atLeast', '1') }),
    () => records.list({ modelId, ...ask('salary', 'nonsense') }),
    () => records.list({ modelId, ...ask('lines.price', 'between', ['1', '9']) }),
    () => records.list({ modelId, sort: [{ field: 'salary' }] }),
    () => records.summary({ modelId, ...ask('salary') }),
    () => records.choose({ id: modelId, relationField: 'salary' }),
    () => records.choose({ id: modelId, columnOptions: 'number,salary' }),
    () => records.choose({ id: modelId, ids: [canary], propsValue: 'salary' }),
    () => records.detail({ modelId, id: canary, propsValue: 'salary' }),
  ]
  const answers = await Promise.all(refused.map((call) => refusalOf(call())))

  expect(answers.filter((answer) => !['list.unknownField', 'request.invalid'].includes(answer))).toEqual([])
  expect(await refusalOf(records.list({ modelId, ...ask('nothing') }))).toBe('list.unknownField')
  expect((await records.list({ modelId, words: canary.slice(0, 6) })).list).toEqual([])
  expect((await records.choose({ id: modelId, keyword: canary, queryType: 1 })).list).toEqual([])
})

test('a button that was not granted does nothing, called directly or not', async () => {
  const { records } = await office.as('li')
  const { modelId } = model
  const calls = [
    () => records.create({ modelId, values: { title: 'x' } }),
    () => records.update({ modelId, id: others, version: 2, values: { title: 'x' } }),
    () => records.remove({ modelId, id: others }),
    () => records.removeEach({ modelId, ids: [others] }),
    () => records.act({ modelId, action: 'close', ids: [others] }),
  ]

  for (const call of calls) expect(await refusalOf(call())).toBe('records.notAllowed')
  expect((await records.config({ modelId })).buttons.toSorted()).toEqual(['detail', 'export', 'print'])
  const { rows } = await sql<{
    what: string
  }>`select what from t_demo.audit_event where refusal = 'records.notAllowed'`.execute(office.db.platform)
  expect(rows.length).toBeGreaterThanOrEqual(5)
})

test('grants add up record by record: Wang changes her own and only reads the others', async () => {
  const mine = await publishModel(office, { restricts: everything })
  await grant(office, mine, { everybody: true }, { ...colleagues, buttons: ['detail'] })
  await grant(
    office,
    mine,
    { people: ['wang'] },
    {
      columns: ['title', 'amount'],
      fields: { title: 'write', amount: 'write' },
      buttons: ['add', 'edit', 'detail', 'remove', 'batchRemove'],
      records: { scope: 'own' },
    },
  )
  const { modelId } = mine
  const hers = await recordOf(office, 'wang', mine, { title: '她的', amount: '5' })
  const alien = await recordOf(office, 'admin', mine, { title: '外人', amount: '7' })
  const { records } = await office.as('wang')
  const { list } = await records.list({ modelId })
  const shown = Object.fromEntries(
    list.map(({ id, values, can }) => [id, [values['amount'], can.edit, can.remove]]),
  )

  expect(shown).toEqual({ [hers]: ['5', true, true], [alien]: [undefined, false, false] })
  expect((await records.open({ modelId, id: alien })).values).not.toHaveProperty('amount')
  expect((await records.open({ modelId, id: alien })).rights).toMatchObject({
    title: 'read',
    amount: 'hidden',
  })
  expect(await refusalOf(records.update({ modelId, id: alien, version: 1, values: { title: 'x' } }))).toBe(
    'records.notAllowed',
  )
  expect(
    (await records.removeEach({ modelId, ids: [hers, alien] })).results.map(({ refusal }) => refusal),
  ).toEqual(['', 'records.notAllowed'])
  expect((await records.list({ modelId, ...ask('amount', 'atLeast', '1') })).list).toEqual([])
  expect(await refusalOf(records.list({ modelId, sort: [{ field: 'amount' }] }))).toBe('list.notSortable')
  expect((await records.summary({ modelId })).sums).toEqual([{ path: 'amount', value: '0', text: '0.00' }])
})

// The administrator belongs to no department, so their records are visible only to scope "all".
test('sending a guess at a hidden value back never reveals whether it is right', async () => {
  const guarded = await publishModel(office, { restricts: { fields: true } }, secretForm)
  await grant(office, guarded, { people: ['li'] }, { fields: { title: 'write' }, records: { scope: 'all' } })
  const { modelId } = guarded
  const lines = [{ id: 'a', item: '项', price: canary }]
  const id = await recordOf(office, 'admin', guarded, { salary: canary, lines })
  const { records } = await office.as('li')
  const answerTo = async (values: Record<string, unknown>) =>
    (await records.update({ modelId, id, version: 1, values })).ignored

  for (const salary of [canary, '1', null, '']) expect(await answerTo({ salary })).toEqual(['salary'])
  for (const guess of [lines, [], [{ id: 'a', price: '1' }]])
    expect(await answerTo({ lines: guess })).toEqual(['lines'])
})

test.each([
  ['all', ['admin', 'finance', 'li', 'manager', 'wang']],
  ['own', ['manager']],
  ['department', ['li', 'manager', 'wang']],
  ['departmentAndBelow', ['li', 'manager', 'wang']],
  ['organizationAndBelow', ['finance', 'li', 'manager', 'wang']],
  ['position', ['manager']],
  ['subordinates', ['li', 'manager', 'wang']],
] as const)('the manager with the scope %s sees what %j entered', async (scope, expected) => {
  const scoped = await publishModel(office, { restricts: { records: true } })
  await grant(office, scoped, { everybody: true }, { records: { scope: 'own' } })
  await grant(office, scoped, { people: ['manager'] }, { records: { scope } })
  for (const author of ['admin', 'finance', 'li', 'manager', 'wang'] as const)
    await recordOf(office, author, scoped, { title: author })

  expect((await titlesOf(office, 'manager', scoped)).toSorted()).toEqual(expected)
})

test('rules narrow a grant inside, and a department holds for everybody in it', async () => {
  const ruled = await publishModel(office, { restricts: { records: true } })
  await grant(
    office,
    ruled,
    { departments: [office.company.departments.research] },
    {
      records: {
        scope: 'all',
        rules: {
          match: 'any',
          conditions: [
            { field: 'kind', operator: 'anyOf', value: ['rent'] },
            { field: 'owner', operator: 'anyOf', variable: 'meAndSubordinates' },
          ],
        },
      },
    },
  )
  const { people } = office.company
  await recordOf(office, 'admin', ruled, { title: '租', kind: 'rent' })
  await recordOf(office, 'admin', ruled, { title: '王', owner: people.wang })
  await recordOf(office, 'admin', ruled, { title: '售', kind: 'sale', owner: people.chen })

  expect((await titlesOf(office, 'manager', ruled)).toSorted()).toEqual(['王', '租'])
  expect(await titlesOf(office, 'zhao', ruled)).toEqual(['租'])
  expect(await refusalOf((await office.as('chen')).records.list({ modelId: ruled.modelId }))).toBe(
    'records.noPermission',
  )
})

test('a record out of reach does not exist for any call', async () => {
  const mine = await publishModel(office, { restricts: { records: true } })
  const { modelId } = mine
  await grant(office, mine, { everybody: true }, { records: { scope: 'own' } })
  const alien = await recordOf(office, 'wang', mine, { title: '王的', number: 'W' })
  const { records } = await office.as('li')
  const calls = [
    () => records.open({ modelId, id: alien }),
    () => records.detail({ modelId, id: alien }),
    () => records.detail({ modelId, id: 'W', propsValue: 'number' }),
    () => records.update({ modelId, id: alien, version: 1, values: {} }),
    () => records.remove({ modelId, id: alien }),
    () => records.log({ modelId, dataId: alien }),
    () => records.changesSince({ modelId, id: alien, version: 1 }),
  ]

  for (const call of calls) expect(await refusalOf(call())).toBe('records.notFound')
  expect((await records.choose({ id: modelId, ids: [alien] })).list).toEqual([])
  expect((await records.print({ modelId, ids: [alien] })).list).toEqual([])
  expect((await records.summary({ modelId })).total).toBe(0)
})

test('values without write permission are ignored and reported, including hidden fields', async () => {
  const mine = await publishModel(office, { restricts: { fields: true } }, secretForm)
  await grant(
    office,
    mine,
    { people: ['li'] },
    { fields: { title: 'write', number: 'read' }, records: { scope: 'all' } },
  )
  const { modelId } = mine
  const { records } = await office.as('li')
  const made = await records.create({ modelId, values: { title: '新', number: 'X', salary: '5' } })
  expect(made.ignored.toSorted()).toEqual(['number', 'salary'])
  expect((await (await office.as('admin')).records.open({ modelId, id: made.id })).values).toMatchObject({
    title: '新',
    number: '',
    salary: null,
  })

  const system = { id: 'mine', _version: 9, _created_by: 'x', version: 3, $author: 'x', f_salary: '1' }
  await expect(records.create({ modelId, values: { title: '批量', ...system } })).rejects.toMatchObject({
    problems: Object.keys(system).map((path) => ({ path, code: 'form.unknownField' })),
  })
})

test.each([
  `title"; drop table person; --`,
  `title') or 1=1 --`,
  'f_title',
  '_created_by',
  'm.id',
  'title::text',
  '$author; select 1',
  '__proto__',
  'constructor',
])('no identifier of a stranger reaches the database: %s', async (field) => {
  const { records } = await office.as('admin')
  const { modelId } = model
  const calls = [
    () => records.list({ modelId, ...ask(field) }),
    () => records.list({ modelId, sort: [{ field }] }),
    () => records.choose({ id: modelId, relationField: field }),
    () => records.choose({ id: modelId, columnOptions: field }),
    () => records.detail({ modelId, id: 'x', propsValue: field }),
  ]

  for (const call of calls)
    expect(['list.unknownField', 'request.invalid']).toContain(await refusalOf(call()))
})

test('oversized queries are refused', async () => {
  const { records } = await office.as('admin')
  const { modelId } = model
  const one = { field: 'title', operator: 'isEmpty' as const }
  const deep = (levels: number): object => (levels === 0 ? one : { conditions: [deep(levels - 1)] })
  const wide = {
    conditions: Array.from({ length: 3 }, () => ({ conditions: Array.from({ length: 40 }, () => one) })),
  }

  expect(await refusalOf(records.list({ modelId, filter: deep(6) as never }))).toBe('list.tooManyConditions')
  expect(await refusalOf(records.list({ modelId, filter: deep(40) as never }))).toBe('request.tooDeep')
  expect(await refusalOf(records.list({ modelId, filter: wide }))).toBe('list.tooManyConditions')
})

test('hostile values are treated as plain values', async () => {
  const { records } = await office.as('admin')
  const { modelId } = model
  const hostile = ["' or '1'='1", '%', '\\', "'); drop table form; --", '{"a":1}', '$1', '::', '\u202e']
  for (const value of hostile) {
    expect((await records.list({ modelId, words: value })).list).toEqual([])
    expect((await records.list({ modelId, ...ask('kind', 'anyOf', [value]) })).list).toEqual([])
    expect(await refusalOf(records.list({ modelId, ...ask('amount', 'equals', value) }))).toBe(
      'list.valueRefused',
    )
    expect((await records.list({ modelId, tab: value })).list).toEqual([])
    expect(await refusalOf(records.list({ modelId, cursor: value }))).toBe('request.invalid')
  }
})

test('a file in a visible field can be read, one in a hidden field cannot', async () => {
  const mine = await publishModel(office, { restricts: { fields: true } }, secretForm)
  await grant(office, mine, { people: ['wang'] }, { fields: { receipt: 'read' }, records: { scope: 'all' } })
  await grant(office, mine, { people: ['zhao'] }, { fields: { title: 'read' }, records: { scope: 'all' } })
  const admin = await office.as('admin')
  await sql`insert into t_demo.stored_file (id, name, size, type, state, owner_id, created_at)
    values ('receipt', 'a.pdf', 1, 'application/pdf', 'ready', ${office.company.people.admin}, now())`.execute(
    office.db.platform,
  )
  const receipt = [{ fileId: 'receipt', name: 'a.pdf', size: 1, type: 'application/pdf' }]
  const { id } = await admin.records.create({ modelId: mine.modelId, values: { title: '票', receipt } })
  const read = async (account: 'wang' | 'zhao') =>
    refusalOf((await office.as(account)).files.describe({ fileId: 'receipt' }))

  expect([await read('wang'), await read('zhao')]).toEqual(['not refused', 'files.notFound'])
  await admin.records.update({ modelId: mine.modelId, id, version: 1, values: { receipt: [] } })
  expect(await read('wang')).toBe('files.notFound')
})

test('a new session lists what the person may see and press', async () => {
  const { permissionList } = await (await office.as('li')).session.currentUser({})
  const mine = permissionList.find(({ modelId }) => modelId === model.modelId)

  expect(mine?.column.map(({ enCode }) => enCode)).toEqual(['title', 'number', 'kind', '$author'])
  expect(mine?.form.map(({ enCode }) => enCode)).toEqual(['title', 'number', 'kind', 'lines', 'lines-item'])
  expect(mine?.button.map(({ enCode }) => enCode)).toEqual(['btn_detail', 'btn_download', 'btn_batchPrint'])
})

test('a grant refers to existing people and fields, and can be removed', async () => {
  const { listDesign } = await office.as('admin')
  const { modelId: id } = await publishModel(office, { restricts: { records: true } })
  const holders = [{ kind: 'role' as const, id: office.company.roles.cashier }]
  const body = { id, name: '出纳', holders, permission: { records: { scope: 'all' } } }
  const permission = (more: object) => ({ ...body, permission: { ...body.permission, ...more } })

  expect(
    await refusalOf(listDesign.createGrant({ ...body, holders: [{ kind: 'person', id: 'nobody' }] })),
  ).toBe('organization.notFound')
  expect(await refusalOf(listDesign.createGrant(permission({ columns: ['nothing'] })))).toBe(
    'list.definitionInvalid',
  )
  expect(await refusalOf(listDesign.createGrant(permission({ records: { scope: 'everything' } })))).toBe(
    'list.definitionInvalid',
  )
  const { grantId } = await listDesign.createGrant(body)
  expect((await listDesign.grants({ id })).list).toMatchObject([
    { id: grantId, name: '出纳', holders: [{ kind: 'role', name: '出纳' }], changedBy: '管理员' },
  ])
  const chen = (await office.as('chen')).records
  expect(await refusalOf(chen.list({ modelId: id }))).toBe('not refused')
  await listDesign.saveGrant({
    ...body,
    grantId,
    holders: [{ kind: 'group', id: office.company.groups.committee }],
  })
  expect(await refusalOf(chen.list({ modelId: id }))).toBe('records.noPermission')
  await listDesign.removeGrant({ id, grantId })
  expect((await listDesign.grants({ id })).list).toEqual([])
})
