import type { Operator } from '@signet/list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start, statusOf } from '../../../test/company-flows.ts'
import { contractList, publishModel, recordOf, titlesOf } from '../../../test/company-models.ts'
import { minutes, type Office, openOffice, refusalOf } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const filter = (field: string, operator: Operator, value?: string | boolean | string[]) => ({
  filter: { conditions: [{ field, operator, ...(value !== undefined && { value }) }] },
})

test('a form without a published list is no model, and an unknown one neither', async () => {
  const { formDesign, records, listDesign } = await office.as('admin')
  const { id } = await formDesign.create({
    name: '无列表',
    code: 'bare',
    definition: { version: 1, key: 'bare', fields: [{ key: 'title', kind: 'input', label: '名称' }] },
  })
  expect(await refusalOf(listDesign.save({ id, definition: { ...contractList } }))).toBe(
    'design.notPublished',
  )
  await formDesign.publish({ id })

  expect(await refusalOf(records.list({ modelId: id }))).toBe('records.modelNotFound')
  expect(await refusalOf(records.config({ modelId: 'nothing' }))).toBe('records.modelNotFound')
  expect((await listDesign.open({ id })).state).toBe('none')
})

test('Li finds a record by keyword, filter, tab and order, with texts in Li’s language', async () => {
  const model = await publishModel(office)
  const make = (values: Readonly<Record<string, unknown>>) => recordOf(office, 'li', model, values)
  await make({ title: '办公室租赁', amount: '1200.50', kind: 'rent', signedOn: '2026-03-01', tags: ['hot'] })
  await make({ title: '设备采购', amount: '99', kind: 'sale', signedOn: '2026-02-01', isOpen: true })
  await make({
    title: '100% 折扣_',
    owner: office.company.people.wang,
    lines: [{ id: 'a', item: '咨询', price: '1' }],
  })
  const find = (question: Readonly<Record<string, unknown>>) => titlesOf(office, 'li', model, question)

  expect(await find({})).toEqual(['100% 折扣_', '设备采购', '办公室租赁'])
  expect(await find({ words: '租赁' })).toEqual(['办公室租赁'])
  expect(await find({ words: '%' })).toEqual(['100% 折扣_'])
  expect(await find({ words: '_' })).toEqual(['100% 折扣_'])
  expect(await find({ tab: 'sale' })).toEqual(['设备采购'])
  expect(await find({ tab: null })).toEqual(['100% 折扣_'])
  expect(await find(filter('amount', 'between', ['99', '1200.5']))).toHaveLength(2)
  expect(await find(filter('amount', 'isEmpty'))).toEqual(['100% 折扣_'])
  expect(await find(filter('signedOn', 'atMost', '2026-02-28'))).toEqual(['设备采购'])
  expect(await find(filter('kind', 'noneOf', ['rent']))).toEqual(['100% 折扣_', '设备采购'])
  expect(await find(filter('tags', 'anyOf', ['hot', 'old']))).toEqual(['办公室租赁'])
  expect(await find(filter('isOpen', 'equals', true))).toEqual(['设备采购'])
  expect(await find(filter('owner', 'anyOf', [office.company.people.wang]))).toEqual(['100% 折扣_'])
  expect(await find(filter('lines.item', 'contains', '咨'))).toEqual(['100% 折扣_'])
  expect(await find(filter('lines.item', 'isEmpty'))).toEqual(['设备采购', '办公室租赁'])
  expect(await find(filter('$author', 'noneOf', [office.company.people.li]))).toEqual([])
  expect(await find(filter('$createdAt', 'atLeast', '2020-01-01'))).toHaveLength(3)
  expect(await find({ sort: [{ field: 'amount', direction: 'descending' }] })).toEqual([
    '办公室租赁',
    '设备采购',
    '100% 折扣_',
  ])

  const { records } = await office.as('li', { 'Accept-Language': 'en-US' })
  const { list } = await records.list({ modelId: model.modelId, words: '租赁' })
  expect(list[0]).toMatchObject({
    version: 1,
    values: { amount: '1200.5', kind: 'rent', $author: office.company.people.li, lines: [] },
    texts: { amount: '1200.50', kind: 'rent', $author: '李伟', owner: '' },
    can: { detail: true, edit: true, remove: true, actions: [] },
  })
})

test('the forms of the studio say how many records each holds, without removed ones', async () => {
  const model = await publishModel(office)
  const { formDesign, records } = await office.as('admin')
  const counted = async () => (await formDesign.list({})).list.find(({ id }) => id === model.modelId)?.records
  expect(await counted()).toBe(0)
  const id = await recordOf(office, 'li', model, { title: '一' })
  await recordOf(office, 'li', model, { title: '二' })
  expect(await counted()).toBe(2)

  await records.remove({ modelId: model.modelId, id })
  expect(await counted()).toBe(1)
})

test('sums, tabs and groups count the matching records', async () => {
  const model = await publishModel(office)
  const { modelId } = model
  await recordOf(office, 'li', model, { amount: '0.1', kind: 'rent' })
  await recordOf(office, 'li', model, { amount: '0.2', kind: 'rent' })
  await recordOf(office, 'wang', model, { amount: '5' })
  const { records } = await office.as('li')

  expect(await records.summary({ modelId, tab: 'rent' })).toMatchObject({
    total: 2,
    sums: [{ path: 'amount', value: '0.3', text: '0.30' }],
    tabs: [
      { value: 'rent', text: 'rent类', count: 2 },
      { value: null, text: '', count: 1 },
    ],
  })
  expect((await records.groups({ modelId })).list).toEqual([
    { value: 'rent', text: 'rent类', count: 2, sums: [{ path: 'amount', value: '0.3', text: '0.30' }] },
    { value: null, text: '', count: 1, sums: [{ path: 'amount', value: '5', text: '5.00' }] },
  ])
})

test('a tree list opens level by level, and a record with children cannot be deleted', async () => {
  const model = await publishModel(office, { layout: 'tree' })
  const parent = await recordOf(office, 'li', model, { title: '总' })
  await recordOf(office, 'li', model, { title: '分', parent })
  const { records } = await office.as('li')
  const level = async (of: string) =>
    (await records.list({ modelId: model.modelId, parent: of })).list.map(({ texts, hasChildren }) => [
      texts['title'],
      hasChildren,
    ])

  expect(await level('-1')).toEqual([['总', true]])
  expect(await level(parent)).toEqual([['分', false]])
  expect(await refusalOf(records.remove({ modelId: model.modelId, id: parent }))).toBe('records.hasChildren')
})

test('of two simultaneous edits, the second sees the changes of the first and merges', async () => {
  const model = await publishModel(office)
  const { modelId } = model
  const id = await recordOf(office, 'li', model, {
    title: '旧',
    amount: '1',
    lines: [
      { id: 'a', item: '一', price: '1' },
      { id: 'b', item: '二', price: '2' },
    ],
  })
  const li = (await office.as('li')).records
  const wang = (await office.as('wang')).records
  const seen = await li.open({ modelId, id })
  office.clock.pass(minutes(1))
  await wang.update({
    modelId,
    id,
    version: seen.version,
    values: {
      title: '新',
      lines: [
        { id: 'b', item: '二', price: '2.5' },
        { id: 'c', item: '三', price: '3' },
      ],
    },
  })

  const mine = { modelId, id, values: { amount: '9' } }
  await expect(li.update({ ...mine, version: seen.version })).rejects.toMatchObject({
    code: 'records.changedMeanwhile',
    params: { name: '王芳', version: 2 },
  })
  const since = await li.changesSince({ modelId, id, version: seen.version })
  expect(
    since.list.map(({ path, row, kind, beforeText, afterText, by }) => [
      path,
      row,
      kind,
      beforeText,
      afterText,
      by?.name,
    ]),
  ).toEqual([
    ['title', null, 'changed', '旧', '新', '王芳'],
    ['lines', 'a', 'rowRemoved', '一 · 1.00', '', '王芳'],
    ['lines.price', 'b', 'changed', '2.00', '2.50', '王芳'],
    ['lines', 'c', 'rowAdded', '', '三 · 3.00', '王芳'],
  ])
  expect(await li.update({ ...mine, version: since.version })).toMatchObject({ version: 3 })
  expect((await li.open({ modelId, id })).values).toMatchObject({ title: '新', amount: '9' })
})

test('of many people who save the same version at once, one succeeds', async () => {
  const model = await publishModel(office)
  const { modelId } = model
  const id = await recordOf(office, 'li', model, { amount: '0' })
  const { records } = await office.as('li')
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      refusalOf(records.update({ modelId, id, version: 1, values: { amount: String(at + 1) } })),
    ),
  )

  expect(answers.filter((answer) => answer === 'not refused')).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set(['not refused', 'records.changedMeanwhile']))
})

test('saving without changes changes nothing, not even the version', async () => {
  const model = await publishModel(office)
  const id = await recordOf(office, 'li', model, { amount: '1.10' })
  const { records } = await office.as('li')

  expect(await records.update({ modelId: model.modelId, id, version: 1, values: { amount: '1.1' } })).toEqual(
    {
      id,
      version: 1,
      ignored: [],
    },
  )
})

test('the log shows who changed what, newest first, in pages, down to the creation', async () => {
  const model = await publishModel(office)
  const { modelId } = model
  const id = await recordOf(office, 'li', model, { owner: office.company.people.li })
  const { records } = await office.as('wang')
  await records.update({ modelId, id, version: 1, values: { owner: office.company.people.zhao } })
  await records.update({ modelId, id, version: 2, values: { isOpen: true } })
  const first = await records.log({ modelId, dataId: id, pageSize: 2 })
  const rest = await records.log({
    modelId,
    dataId: id,
    pageSize: 2,
    ...(first.next && { cursor: first.next }),
  })

  expect(first.list.map(({ version, kind, by }) => [version, kind, by?.name])).toEqual([
    [3, 'changed', '王芳'],
    [2, 'changed', '王芳'],
  ])
  expect(first.list[1]?.changes).toMatchObject([
    { path: 'owner', label: '负责人', beforeText: '李伟', afterText: '赵敏' },
  ])
  expect(rest).toMatchObject({ list: [{ version: 1, kind: 'created', by: { name: '李伟' } }], next: null })
})

test('a deleted record is gone for everyone, and its number is free again', async () => {
  const model = await publishModel(office)
  const { modelId } = model
  const id = await recordOf(office, 'li', model, { number: 'HT-1' })
  const { records } = await office.as('li')
  const again = () => records.create({ modelId, values: { title: '重', number: 'HT-1' } })
  await expect(again()).rejects.toMatchObject({
    code: 'form.valuesRefused',
    problems: [{ path: 'number', code: 'form.notUnique', message: '“合同号”已有相同的记录，不能重复' }],
  })
  await records.remove({ modelId, id })

  for (const call of [
    () => records.open({ modelId, id }),
    () => records.update({ modelId, id, version: 2, values: {} }),
    () => records.remove({ modelId, id }),
    () => records.log({ modelId, dataId: id }),
    () => records.detail({ modelId, id }),
  ])
    expect(await refusalOf(call())).toBe('records.notFound')
  expect(await titlesOf(office, 'li', model)).toEqual([])
  await again()
})

test('several are deleted with one result for each', async () => {
  const model = await publishModel(office)
  const { modelId } = model
  const [one, other] = [await recordOf(office, 'li', model, {}), await recordOf(office, 'li', model, {})]
  const { records } = await office.as('li')
  const { results } = await records.removeEach({ modelId, ids: [other, 'nothing', one] })

  expect(results.map(({ id, ok, refusal }) => [id, ok, refusal])).toEqual([
    [other, true, ''],
    ['nothing', false, 'records.notFound'],
    [one, true, ''],
  ])
  expect(results[1]?.message).toBe('数据不存在或已被删除')
})

test('rule violations are refused by field, and nothing is stored', async () => {
  const model = await publishModel(office)
  const { modelId } = model
  const { records } = await office.as('li')
  const values = { title: '', amount: 'abc', owner: 'nobody', stranger: 1, __proto: 2 }

  await expect(records.create({ modelId, values })).rejects.toMatchObject({
    code: 'form.valuesRefused',
    problems: expect.arrayContaining([
      expect.objectContaining({ path: 'title', code: 'form.required' }),
      expect.objectContaining({ path: 'amount', code: 'form.wrongType' }),
      expect.objectContaining({ path: 'stranger', code: 'form.unknownField' }),
    ]),
  })
  await expect(records.create({ modelId, values: { title: '人', owner: 'nobody' } })).rejects.toMatchObject({
    problems: [{ path: 'owner', code: 'form.notAnOption' }],
  })
  expect(await titlesOf(office, 'li', model)).toEqual([])
})

test('a detail is text, also by another field than the id', async () => {
  const model = await publishModel(office)
  const { modelId } = model
  const id = await recordOf(office, 'li', model, {
    title: '详',
    number: 'N-7',
    kind: 'rent',
    lines: [{ id: 'a', item: '一', price: '2' }],
  })
  const { records } = await office.as('li')
  const expected = {
    id,
    data: { title: '详', kind: 'rent类', lines: [{ id: 'a', item: '一', price: '2.00' }] },
  }

  expect(await records.detail({ modelId, id })).toMatchObject(expected)
  expect(await records.detail({ modelId, id: 'N-7', propsValue: 'number' })).toMatchObject(expected)
  expect(await refusalOf(records.detail({ modelId, id: 'N-8', propsValue: 'number' }))).toBe(
    'records.notFound',
  )
})

test('a relation field offers records with the columns it asks for, and echoes those that were chosen', async () => {
  const model = await publishModel(office)
  const id = await recordOf(office, 'li', model, { title: '办公室', number: 'A', kind: 'rent' })
  await recordOf(office, 'li', model, { title: '车辆', number: 'B' })
  const { records } = await office.as('li')
  const choose = (query: object) =>
    records.choose({ id: model.modelId, relationField: 'title', columnOptions: 'number,kind', ...query })

  expect((await choose({ keyword: '办公' })).list).toEqual([
    { id, text: '办公室', columns: { number: 'A', kind: 'rent类' }, values: { number: 'A', kind: 'rent' } },
  ])
  expect((await choose({ keyword: 'B' })).list).toEqual([])
  expect((await choose({ keyword: 'B', queryType: 1 })).list).toHaveLength(1)
  expect((await choose({ ids: [id, 'gone'] })).list).toMatchObject([{ id, text: '办公室' }])
})

test('an action changes the chosen records where it is enabled, and launches a flow for each', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['wang']), end]))
  const model = await publishModel(office, {
    actions: [
      {
        key: 'close',
        label: '关闭',
        enabledWhen: 'isOpen',
        does: {
          kind: 'changeRecords',
          set: { isOpen: { value: false }, number: { formula: "'C-' + title" } },
        },
      },
      {
        key: 'claim',
        label: '报销',
        place: 'list',
        does: {
          kind: 'launchFlow',
          flow: flowId,
          fills: {
            subject: { field: 'title' },
            amount: { formula: 'amount * 2' },
            lines: { field: 'lines' },
          },
        },
      },
    ],
  })
  const { modelId } = model
  const open = await recordOf(office, 'li', model, { title: 'A', isOpen: true, amount: '4' })
  const closed = await recordOf(office, 'li', model, { title: 'B' })
  const { records } = await office.as('li')
  const shown = await records.list({ modelId })
  expect(shown.list.map(({ can }) => can.actions)).toEqual([['claim'], ['close', 'claim']])

  const done = await records.act({ modelId, action: 'close', ids: [open, closed] })
  expect(done.results.map(({ ok, refusal }) => [ok, refusal])).toEqual([
    [true, ''],
    [false, 'records.actionDisabled'],
  ])
  expect((await records.open({ modelId, id: open })).values).toMatchObject({ isOpen: false, number: 'C-A' })

  const launched = await records.act({ modelId, action: 'claim', ids: [open, closed] })
  expect(launched.results.map(({ ok, refusal }) => [ok, refusal])).toEqual([
    [true, ''],
    [false, 'form.valuesRefused'],
  ])
  const caseId = launched.results[0]?.caseId ?? ''
  expect(await statusOf(office, caseId)).toBe('running')
  const { approvals } = await office.as('wang')
  expect((await approvals.open({ caseId })).values).toMatchObject({ subject: 'A', amount: '8' })
  expect(await refusalOf(records.act({ modelId, action: 'nothing', ids: [open] }))).toBe(
    'records.notAnAction',
  )
})

test('records of a flow are listed with its state, drafts for their author alone, and changed in the flow', async () => {
  const { flowId, formId: modelId } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['wang']), end]),
  )
  const { listDesign } = await office.as('admin')
  await listDesign.save({
    id: modelId,
    definition: {
      version: 1,
      columns: [{ field: 'subject' }, { field: '$status' }],
      searches: [{ field: '$status' }],
      cases: 'open',
    },
  })
  await listDesign.publish({ id: modelId, reason: '测试' })
  const { approvals, records } = await office.as('li')
  const { caseId } = await approvals.launch({ flowId, values: { subject: '已发起', amount: '1' } })
  await approvals.saveDraft({ flowId, values: { subject: '草稿' } })
  const subjects = async (account: 'li' | 'zhao', question = {}) =>
    (await (await office.as(account)).records.list({ modelId, ...question })).list.map(({ texts }) => texts)

  expect(await subjects('zhao')).toEqual([{ subject: '已发起', $status: '审批中' }])
  expect(await subjects('li')).toHaveLength(2)
  expect(await subjects('li', filter('$status', 'anyOf', ['running']))).toHaveLength(1)
  const [row] = (await records.list({ modelId, ...filter('$status', 'anyOf', ['running']) })).list
  expect(row).toMatchObject({ caseId, status: 'running', can: { edit: false, remove: false, detail: true } })
  expect(
    await refusalOf(records.update({ modelId, id: row?.id ?? '', version: 1, values: { subject: '改' } })),
  ).toBe('records.inFlow')
  expect((await records.config({ modelId })).flows).toMatchObject([{ id: flowId }])
})

test('tabs and groups follow the order of their field’s options', async () => {
  const model = await publishModel(office)
  for (const kind of ['other', 'rent', 'sale']) await recordOf(office, 'li', model, { title: kind, kind })
  const { summary, groups } = (await office.as('li')).records
  const query = { modelId: model.modelId }
  const order = ['sale', 'rent', 'other']
  expect((await summary(query)).tabs.map(({ value }) => value)).toEqual(order)
  expect((await groups(query)).list.map(({ value }) => value)).toEqual(order)
})
