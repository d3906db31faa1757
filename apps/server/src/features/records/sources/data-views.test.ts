import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInterface, orders, orderView, publishDataView } from '../../../../test/company-data-views.ts'
import { grant } from '../../../../test/company-models.ts'
import { sheetsOf } from '../../../../test/company-sheets.ts'
import {
  type AnsweringServer,
  type Office,
  openAnsweringServer,
  openOffice,
  refusalOf,
} from '../../../../test/index.ts'

let office: Office
let sheets: ReturnType<typeof sheetsOf>
let partner: AnsweringServer
const json = { 'content-type': 'application/json' }
beforeAll(async () => {
  partner = await openAnsweringServer(({ path }, response) => {
    if (path.startsWith('/down')) return response.writeHead(503, json).end('{}')
    if (path.startsWith('/silent')) return undefined
    if (path.startsWith('/many'))
      return response
        .writeHead(200, json)
        .end(JSON.stringify(Array.from({ length: 10_001 }, (_, no) => ({ no }))))
    return response.writeHead(200, json).end(JSON.stringify([{ no: 'H-1', customer: path, amount: 1 }]))
  })
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(9),
    outside: { innerHosts: [`127.0.0.1:${partner.port}`] },
  })
  sheets = sheetsOf(office)
})
afterAll(async () => {
  await partner.close()
  await sheets.clear()
  await office.close()
})

const open = { restricts: {} } as const
const as = async (account: 'li' | 'wang' | 'admin') => (await office.as(account)).records

test('Li uses rows of an interface like any list: keyword, filters, order, pages', async () => {
  const { modelId } = await publishDataView(office, await createInterface(office), { list: open })
  const { list, models } = await as('li')
  const numbers = async (listQuery: object) =>
    (await list({ modelId, ...listQuery })).list.map(({ id }) => id)

  const [first] = (await list({ modelId })).list
  expect(first).toMatchObject({
    id: 'A-1',
    texts: { amount: '120.50', day: '2026-03-02', at: '2026-03-03 07:30', state: '进行中', isPaid: '开' },
    can: { detail: true, edit: false, remove: false, actions: [] },
  })
  expect(await numbers({ words: 'daw' })).toEqual(['A-4'])
  expect(await numbers({ sort: [{ field: 'amount', direction: 'descending' }] })).toEqual([
    'A-4',
    'A-1',
    'A-2',
    'A-3',
  ])
  expect(await numbers({ sort: [{ field: 'customer' }] })).toEqual(['A-2', 'A-1', 'A-3', 'A-4'])
  const inEnglish = (await office.as('li', { 'Accept-Language': 'en-US' })).records
  const [dawn] = (await inEnglish.list({ modelId, sort: [{ field: 'customer' }] })).list
  expect(dawn?.id).toBe('A-4')
  const filter = (field: string, operator: string, value?: unknown) => ({
    filter: { conditions: [{ field, operator, ...(value !== undefined && { value }) }] },
  })
  expect(await numbers(filter('amount', 'between', ['80', '120.5']))).toEqual(['A-1', 'A-2'])
  expect(await numbers(filter('at', 'between', [null, '2026-03-03']))).toEqual(['A-1', 'A-2'])
  expect(await numbers(filter('state', 'noneOf', ['open']))).toEqual(['A-2'])
  expect(await numbers(filter('day', 'isEmpty'))).toEqual(['A-3'])
  expect(await numbers(filter('isPaid', 'equals', true))).toEqual(['A-1', 'A-4'])
  expect((await models({})).list.find(({ id }) => id === modelId)).toMatchObject({
    icon: 'truck',
    buttons: ['detail', 'export', 'print'],
  })
})

test('pages are consecutive by cursor and by number, even when a row disappears', async () => {
  const many = Array.from({ length: 45 }, (_, at) => ({ no: `n${at}`, customer: 'c', amount: at % 7 }))
  const source = await createInterface(office, { source: { kind: 'static', rows: many } })
  const { modelId } = await publishDataView(office, source, { list: open })
  const { list } = await as('li')
  const sort = [{ field: 'amount' }]
  const first = await list({ modelId, sort })
  expect(first.pagination.total).toBe(45)

  const second = await list({ modelId, sort, cursor: first.next ?? '' })
  const third = await list({ modelId, sort, cursor: second.next ?? '' })
  const ids = [first, second, third].flatMap((page) => page.list.map(({ id }) => id))
  expect(new Set(ids).size).toBe(45)
  expect((await list({ modelId, sort, currentPage: 2 })).list).toEqual(second.list)

  const { dataInterfaces } = await office.as('admin')
  const { id, changedAt: _changedAt, ...settings } = await dataInterfaces.open({ id: source })
  const rows = many.filter(({ no }) => no !== first.list.at(-1)?.id)
  await dataInterfaces.update({ id, ...settings, source: { kind: 'static', rows } })
  expect((await list({ modelId, sort, cursor: first.next ?? '' })).list[0]?.values['amount']).toBe(
    second.list[0]?.values['amount'],
  )
})

test('a row opens read-only', async () => {
  const { modelId } = await publishDataView(office, await createInterface(office), { list: open })
  const records = await as('li')
  const opened = await records.open({ modelId, id: 'A-2' })
  expect(opened).toMatchObject({ values: { customer: '安达', amount: '80' }, can: { edit: false } })
  expect(opened.rights['customer']).toBe('read')
  expect((await records.detail({ modelId, id: 'A-2' })).data['state']).toBe('已完成')
  expect((await records.log({ modelId, dataId: 'A-2' })).list).toEqual([])
  expect(await refusalOf(records.open({ modelId, id: 'A-9' }))).toBe('records.notFound')

  expect(await refusalOf(records.create({ modelId, values: { no: 'X' } }))).toBe('records.notAllowed')
  expect(await refusalOf(records.update({ modelId, id: 'A-2', version: 1, values: {} }))).toBe(
    'records.notAllowed',
  )
  expect(await refusalOf(records.remove({ modelId, id: 'A-2' }))).toBe('records.notAllowed')
  const { recordSheets } = await office.as('li')
  expect(await refusalOf(recordSheets.template({ modelId }))).toBe('records.notAllowed')
})

test('without a grant there are no rows; a grant opens some rows and some columns', async () => {
  const restricts = { records: true, columns: true, fields: true, buttons: true }
  const model = await publishDataView(office, await createInterface(office), {
    list: { restricts, sums: ['amount'], tabs: { field: 'state' } },
  })
  const { modelId } = model
  const { list, open: openRow, summary, config } = await as('li')
  expect(await refusalOf(list({ modelId }))).toBe('records.noPermission')

  const rules = {
    match: 'all',
    conditions: [{ field: 'state', operator: 'anyOf', value: ['open'] }],
  } as const
  await grant(
    office,
    model,
    { people: ['li'] },
    {
      columns: ['no', 'customer', 'state'],
      fields: { no: 'read', customer: 'read' },
      buttons: ['detail', 'export'],
      records: { scope: 'all', rules: { ...rules, conditions: [...rules.conditions] } },
    },
  )
  const page = await list({ modelId })
  expect(page.list.map(({ id }) => id)).toEqual(['A-1', 'A-3', 'A-4'])
  for (const { values, texts } of page.list)
    expect([Object.keys(values).sort(), Object.keys(texts).sort()]).toEqual([
      ['customer', 'no', 'state'],
      ['customer', 'no', 'state'],
    ])
  const configText = JSON.stringify(await config({ modelId }))
  for (const secret of ['成本', 'dataView', 'answers', 'truck']) expect(configText).not.toContain(secret)
  expect((await summary({ modelId })).sums).toEqual([])
  const hidden = { conditions: [{ field: 'cost', operator: 'atLeast' as const, value: '80' }] }
  expect(await refusalOf(list({ modelId, filter: hidden }))).toBe('list.unknownField')
  expect(await refusalOf(list({ modelId, sort: [{ field: 'cost' }] }))).toBe('list.unknownField')
  expect(await refusalOf(openRow({ modelId, id: 'A-2' }))).toBe('records.notFound')
  expect((await openRow({ modelId, id: 'A-1' })).values).toEqual({ no: 'A-1', customer: '北辰' })

  const { recordSheets } = await office.as('li')
  const sheet = await sheets.sheetAt(await recordSheets.exportRecords({ modelId, format: 'xlsx' }))
  expect(sheet).toEqual([
    ['单号', '客户', '状态'],
    ['A-1', '北辰', '进行中'],
    ['A-3', '晨光', '进行中'],
    ['A-4', 'Dawn', '进行中'],
  ])
  expect(await refusalOf(recordSheets.exportRecords({ modelId, columns: ['cost'] }))).toBe(
    'list.unknownField',
  )
})

test('sums, tabs and groups count the matching rows', async () => {
  const { modelId } = await publishDataView(office, await createInterface(office), {
    list: { ...open, sums: ['amount'], tabs: { field: 'state' }, group: { field: 'state' } },
  })
  const { summary, groups, list } = await as('li')
  expect(await summary({ modelId, tab: 'open' })).toMatchObject({
    total: 3,
    sums: [{ path: 'amount', value: '1120.5', text: '1,120.50' }].map(({ path, value }) => ({ path, value })),
    tabs: [
      { value: 'open', count: 3, text: '进行中' },
      { value: 'closed', count: 1, text: '已完成' },
    ],
  })
  expect((await groups({ modelId })).list.map(({ value, count }) => [value, count])).toEqual([
    ['open', 3],
    ['closed', 1],
  ])
  expect((await list({ modelId, tab: 'closed' })).list.map(({ id }) => id)).toEqual(['A-2'])
})

const hostile = ["'; drop table person; --", '../../secret', '{{amount}}', '%00', '<script>alert(1)</script>']

test('a search by a parameter is sent to the interface, and each row keeps it', async () => {
  const source = await createInterface(office, {
    source: { kind: 'http', url: `${partner.url}/orders/{city}/{who}` },
    parameters: [
      { name: 'city', label: '城市', required: true },
      { name: 'who', source: 'caller' },
    ],
  })
  const form = (key: string, id: string) => ({
    ...orderView(key, id),
    dataView: {
      interface: id,
      key: 'no',
      parameters: [{ name: 'who', gives: { surrounding: 'person' as const } }],
    },
    fields: [
      { key: 'no', kind: 'input', label: '单号', answers: 'no' },
      { key: 'customer', kind: 'input', label: '客户', answers: 'customer' },
      { key: 'inCity', kind: 'input', label: '城市', asks: 'city' },
    ],
  })
  const { modelId } = await publishDataView(office, source, { list: open, form })
  const { list, open: openRow } = await as('li')
  const li = office.company.people.li
  const within = (value: string) =>
    list({ modelId, filter: { conditions: [{ field: 'inCity', operator: 'equals', value }] } })

  expect(await refusalOf(list({ modelId }))).toBe('dataInterfaces.parameterMissing')
  const [row] = (await within('北京')).list
  expect(row?.values['customer']).toBe(`/orders/${encodeURIComponent('北京')}/${li}`)
  expect((await openRow({ modelId, id: row?.id ?? '' })).values).toMatchObject({ no: 'H-1', inCity: '北京' })
  expect((await openRow({ modelId, id: row?.id ?? '' })).rights['inCity']).toBe('read')
  for (const value of hostile) {
    const [found] = (await within(value)).list
    expect(found?.values['customer']).toBe(`/orders/${encodeURIComponent(value)}/${li}`)
  }
  const nested = {
    match: 'any' as const,
    conditions: [
      { field: 'inCity', operator: 'equals' as const, value: 'a' },
      { field: 'no', operator: 'equals' as const, value: 'H-1' },
    ],
  }
  expect(await refusalOf(list({ modelId, filter: nested }))).toBe('dataInterfaces.parameterMissing')
  expect(await refusalOf(list({ modelId, sort: [{ field: 'inCity' }] }))).toBe('list.notSortable')
})

test('the id of a row cannot carry a query that the list would refuse', async () => {
  const source = await createInterface(office, { parameters: [{ name: 'city' }] })
  const form = (key: string, id: string) => ({
    ...orderView(key, id),
    fields: [
      { key: 'no', kind: 'input', label: '单号', answers: 'no' },
      { key: 'inCity', kind: 'input', label: '城市', asks: 'city' },
    ],
  })
  const model = await publishDataView(office, source, { list: { restricts: { columns: true } }, form })
  await grant(office, model, { people: ['li'] }, { columns: ['no'], records: { scope: 'all' } })
  const { open: openRow } = await as('li')
  const id = `~${Buffer.from(JSON.stringify(['A-1', { inCity: 'x' }])).toString('base64url')}`
  expect(await refusalOf(openRow({ modelId: model.modelId, id }))).toBe('records.notFound')
  expect(await refusalOf(openRow({ modelId: model.modelId, id: '~e30' }))).toBe('records.notFound')
  const plain = await openRow({ modelId: model.modelId, id: 'A-1' })
  expect([plain.values, plain.rights['inCity']]).toEqual([{ no: 'A-1' }, 'hidden'])
})

test('an interface that does not answer, or answers too much, says so', async () => {
  const view = async (source: Parameters<typeof createInterface>[1]) =>
    (await publishDataView(office, await createInterface(office, source), { list: open })).modelId
  const { list } = await as('li')
  const down = await view({ source: { kind: 'http', url: `${partner.url}/down` } })
  expect(await refusalOf(list({ modelId: down }))).toBe('outside.failed')
  const silent = await view({ source: { kind: 'http', url: `${partner.url}/silent` }, seconds: 1 })
  expect(await refusalOf(list({ modelId: silent }))).toBe('outside.timedOut')
  const many = await view({ source: { kind: 'http', url: `${partner.url}/many` } })
  expect(await refusalOf(list({ modelId: many, sort: [{ field: 'no' }] }))).toBe('records.tooManyAnswered')
})

test('too many rows for memory are read in pages, in the order of the interface', async () => {
  const source = { kind: 'http', url: `${partner.url}/many` } as const
  const { modelId } = await publishDataView(office, await createInterface(office, { source }), { list: open })
  const { list } = await as('li')
  const numbersOf = (page: Awaited<ReturnType<typeof list>>) => page.list.map(({ values }) => values['no'])
  const first = await list({ modelId, pageSize: 3 })
  const next = await list({ modelId, pageSize: 3, cursor: first.next ?? '' })
  expect(first.pagination.total).toBe(10_001)
  expect([...numbersOf(first), ...numbersOf(next)]).toEqual(['0', '1', '2', '3', '4', '5'])
  const last = await list({ modelId, pageSize: 3, currentPage: 3334 })
  expect([numbersOf(last), last.next]).toEqual([['9999', '10000'], null])
})

test('rows without a unique key are listed but cannot be opened', async () => {
  const rows = [orders[0], orders[0], { customer: '无号' }].map((row) => ({ ...row }))
  const source = await createInterface(office, { source: { kind: 'static', rows } })
  const { modelId } = await publishDataView(office, source, { list: open })
  const { list, open: openRow } = await as('li')
  const { list: found } = await list({ modelId })
  expect(new Set(found.map(({ id }) => id)).size).toBe(3)
  for (const { id } of found) expect(await refusalOf(openRow({ modelId, id }))).toBe('records.notFound')
})

test('a data view is no form: it cannot be filled in, launched or shared by link', async () => {
  const source = await createInterface(office)
  const { modelId, key } = await publishDataView(office, source)
  const { formDesign, flowDesign, dataInterfaces, shortLinks, listDesign } = await office.as('admin')
  expect((await formDesign.list({ keyword: key })).list).toEqual([])
  expect((await formDesign.list({ keyword: key, of: 'dataViews' })).list).toMatchObject([{ id: modelId }])
  const definition = { version: 1, key: `f${key}`, fields: [{ key: 'a', kind: 'input', label: 'A' }] }
  expect(await refusalOf(formDesign.save({ id: modelId, name: 'x', definition }))).toBe('design.invalid')
  expect(await refusalOf(dataInterfaces.remove({ id: source }))).toBe('dataInterfaces.inUse')
  expect(await refusalOf(shortLinks.links({ modelId }))).toBe('records.modelNotFound')
  expect(await refusalOf(flowDesign.create({ name: 'f', code: key, formId: modelId, definition: {} }))).toBe(
    'design.notFound',
  )
  const list = (await listDesign.open({ id: modelId })).definition
  for (const wrong of [{ columns: [{ field: '$author' }] }, { layout: 'tree', tree: { parent: 'no' } }])
    expect(await refusalOf(listDesign.save({ id: modelId, definition: { ...list, ...wrong } }))).toBe(
      'list.definitionInvalid',
    )
})

test('a data view over an interface that is gone is not published', async () => {
  const { formDesign } = await office.as('admin')
  const definition = { ...orderView('gone', 'nothing-there') }
  const { id } = await formDesign.create({ name: 'x', code: 'gone', definition })
  expect(await refusalOf(formDesign.publish({ id }))).toBe('form.namesNothing')
})
