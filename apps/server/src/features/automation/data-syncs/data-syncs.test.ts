import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, type PublishedModel, publishModel } from '../../../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Row = Readonly<Record<string, unknown>>
let made = 0

/** A data interface whose rows an administrator can replace. */
async function sourceOf(rows: readonly Row[]) {
  const { dataInterfaces } = await office.as('admin')
  made += 1
  const settings = { fullName: `来源${made}`, audience: { kind: 'administrators' as const } }
  const asRows = (all: readonly Row[]) => ({ kind: 'static' as const, rows: all.map((row) => ({ ...row })) })
  const { id } = await dataInterfaces.create({ ...settings, enCode: `rows${made}`, source: asRows(rows) })
  return {
    id,
    answer: (all: readonly Row[]) => dataInterfaces.update({ id, ...settings, source: asRows(all) }),
  }
}

const columns = [
  { column: 'no', field: 'number' },
  { column: 'name', field: 'title' },
  { column: 'money', field: 'amount' },
]

type Wanted = Partial<Parameters<Awaited<ReturnType<Office['as']>>['dataSyncs']['create']>[0]>

type List = NonNullable<Parameters<typeof publishModel>[1]>

/** A synchronization into a new form, with what one does with it. */
async function contracts(rows: readonly Row[], wanted: Wanted = {}, list: List = {}) {
  const model = await publishModel(office, list)
  const source = await sourceOf(rows)
  const settings = {
    ...{ fullName: '合同同步', interfaceId: source.id, columns, key: 'number' },
    target: { kind: 'records' as const, id: model.modelId },
    ...wanted,
  }
  const { dataSyncs } = await office.as('admin')
  const { id } = await dataSyncs.create(settings)
  return { ...actsOn(id), model, source, settings }
}

function actsOn(id: string) {
  const calls = async () => (await office.as('admin')).dataSyncs
  const ended = async ({ runId }: Readonly<{ runId: string }>) => {
    await office.settle()
    return (await calls()).openRun({ id: runId })
  }
  const preview = async () => ended(await (await calls()).preview({ id }))
  const run = async (previewId: string) => ended(await (await calls()).run({ id, previewId }))
  return { id, preview, run, sync: async () => run((await preview()).id) }
}

async function changesOf({ id }: Readonly<{ id: string }>) {
  const { list } = await (await office.as('admin')).dataSyncs.changes({ id, pageSize: 200 })
  return list.map(({ kind, row, key, cells, reason }) => {
    const told = cells.map(
      ({ label, before, after, problem }) => `${label}：${before}→${after}${problem && `（${problem}）`}`,
    )
    return [`${kind} ${row} ${key}`, ...told, ...(reason ? [reason] : [])].join(' | ')
  })
}

async function recordsOf({ modelId }: PublishedModel) {
  const { list } = await (await office.as('admin')).records.list({ modelId, pageSize: 200 })
  return list
    .map(({ texts }) => `${texts['number']} ${texts['title']} ${texts['amount'] ?? ''}`.trim())
    .sort()
}

const two = [
  { no: 'HT-1', name: '机房', money: 12.5 },
  { no: 'HT-2', name: '车辆', money: '300' },
]

test('a dry run names every cell and changes nothing; a run does exactly that, and again nothing', async () => {
  const { preview, run, model, source } = await contracts(two)
  const ready = await preview()
  expect(ready).toMatchObject({ state: 'ready', counts: { rows: 2, new: 2, changed: 0, refused: 0 } })
  expect(await changesOf(ready)).toEqual([
    'new 1 HT-1 | 合同号：→HT-1 | 名称：→机房 | 金额：→12.5',
    'new 2 HT-2 | 合同号：→HT-2 | 名称：→车辆 | 金额：→300',
  ])
  expect(await recordsOf(model)).toEqual([])

  expect(await run(ready.id)).toMatchObject({ state: 'done', counts: { new: 2 } })
  expect(await recordsOf(model)).toEqual(['HT-1 机房 12.50', 'HT-2 车辆 300.00'])
  expect(await preview()).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 2 } })

  await source.answer([{ no: 'HT-1', name: '机房二期', money: null }, two[1] ?? {}])
  const changed = await preview()
  expect(await changesOf(changed)).toEqual(['changed 1 HT-1 | 名称：机房→机房二期 | 金额：12.50→'])
  await run(changed.id)
  expect(await recordsOf(model)).toEqual(['HT-1 机房二期', 'HT-2 车辆 300.00'])
})

test('a wrong cell is named, and its row is left out', async () => {
  const { sync, model } = await contracts([
    ...two,
    { no: 'HT-3', name: '', money: '一百' },
    { no: '', name: '无号', money: 1 },
    { no: 'HT-1', name: '重复', money: 1 },
  ])
  const done = await sync()
  expect(done).toMatchObject({ state: 'done', counts: { rows: 5, new: 2, refused: 3 } })
  const refused = (await changesOf(done)).filter((text) => text.startsWith('refused'))
  expect(refused).toHaveLength(3)
  expect(refused).toContain('refused 4  | 合同号：→（关键列是空的）')
  expect(refused).toContain('refused 5 HT-1 | 合同号：→HT-1（与第 1 行的关键列相同）')
  expect(refused.find((text) => text.startsWith('refused 3'))).toMatch(
    /名称.*请填写.*金额：→一百（.*无法识别/,
  )
  expect(await recordsOf(model)).toHaveLength(2)
})

test('changes are those of a person: rules, numbers, history and the trace of who', async () => {
  const { sync, model, source } = await contracts(two.slice(0, 1))
  await sync()
  await source.answer([{ no: 'HT-1', name: '改名', money: 12.5 }])
  await sync()
  const { records } = await office.as('admin')
  const [record] = (await records.list({ modelId: model.modelId })).list
  const { list } = await records.log({ modelId: model.modelId, dataId: record?.id ?? '' })
  expect(list[0]).toMatchObject({ kind: 'changed', by: { id: office.company.people.admin } })
})

test('when the source changes after the dry run, nothing happens, and the new differences are shown', async () => {
  const { preview, run, model, source } = await contracts(two)
  const ready = await preview()
  await source.answer(two.slice(1))
  const changed = await run(ready.id)
  expect(changed).toMatchObject({ state: 'changed', counts: { new: 1 } })
  expect(await recordsOf(model)).toEqual([])
  expect((await run(changed.id)).state).toBe('done')
  expect(await recordsOf(model)).toEqual(['HT-2 车辆 300.00'])
})

test('rows that are gone stay, end or are removed, as the settings say', async () => {
  const all = ['1', '2', '3'].map((no) => ({ no, name: no, money: 1 }))
  const kept = await contracts(all)
  await kept.sync()
  await kept.source.answer(all.slice(1))
  expect((await kept.sync()).counts).toMatchObject({ unchanged: 2, ended: 0, removed: 0 })
  expect(await recordsOf(kept.model)).toHaveLength(3)

  const vanished = { kind: 'end' as const, field: 'isOpen', live: '是', ended: '否' }
  const ending = await contracts(all, { vanished, mostVanishedPercent: 50 })
  await ending.sync()
  await ending.source.answer(all.slice(1))
  const ended = await ending.preview()
  expect(await changesOf(ended)).toEqual(['ended 0 1 | 进行中：开→否'])
  await ending.run(ended.id)
  expect((await ending.preview()).counts).toMatchObject({ unchanged: 2, ended: 0 })
  await ending.source.answer(all)
  const back = await ending.sync()
  expect(await changesOf(back)).toEqual(['changed 1 1 | 进行中：关→是'])

  const removing = await contracts(all, { vanished: { kind: 'remove' }, mostVanishedPercent: 40 })
  const { records } = await office.as('admin')
  await records.create({ modelId: removing.model.modelId, values: { title: '手工', number: 'own' } })
  await removing.sync()
  await removing.source.answer(all.slice(1))
  expect(await changesOf(await removing.sync())).toEqual(['removed 0 1'])
  expect(await recordsOf(removing.model)).toEqual(['2 2 1.00', '3 3 1.00', 'own 手工'])
})

test('a run that would end more than the share does nothing', async () => {
  const all = ['1', '2', '3'].map((no) => ({ no, name: no, money: 1 }))
  const { sync, model, source } = await contracts(all, { vanished: { kind: 'remove' } })
  await sync()
  await source.answer(all.slice(2))
  const stopped = await sync()
  expect(stopped).toMatchObject({ state: 'stopped', reason: '将停用或删除 3 行中的 2 行，超过设置的 10%' })
  expect(await recordsOf(model)).toHaveLength(3)
})

test('half an answer is none: no rows, or a column that is missing', async () => {
  const { preview, source } = await contracts(two)
  await source.answer([])
  expect(await preview()).toMatchObject({ state: 'failed', reason: '数据源没有返回任何数据' })
  await source.answer([{ no: 'HT-1', name: 'x' }])
  expect(await preview()).toMatchObject({ state: 'failed', reason: '数据源没有返回“money”列' })
})

test('while one is under way, another is refused; also the synchronization stays then', async () => {
  const { id } = await contracts(two)
  const { dataSyncs } = await office.as('admin')
  await dataSyncs.preview({ id })
  expect(await refusalOf(dataSyncs.preview({ id }))).toBe('dataSyncs.underWay')
  expect(await refusalOf(dataSyncs.remove({ id }))).toBe('dataSyncs.underWay')
  await office.settle()
  await dataSyncs.remove({ id })
  expect(await refusalOf(dataSyncs.open({ id }))).toBe('dataSyncs.notFound')
})

test('a run whose server died leaves nothing, and another server takes it on', async () => {
  const { id, preview, model } = await contracts(two)
  const ready = await preview()
  const { dataSyncs } = await office.as('admin')
  const { runId } = await dataSyncs.run({ id, previewId: ready.id })
  await office.db
    .tenant('demo')
    .updateTable('dataSyncRun')
    .set({ dueAt: new Date(office.clock() + 20_000).toISOString(), attempts: 1 })
    .where('id', '=', runId)
    .execute()
  await office.settle()
  expect(await recordsOf(model)).toEqual([])
  office.clock.pass(21_000)
  await office.settle()
  expect(await dataSyncs.openRun({ id: runId })).toMatchObject({ state: 'done' })
  expect(await recordsOf(model)).toHaveLength(2)
})

test('entries of a tree come with their parents, and wrong ones are named', async () => {
  const { dictionary, dataSyncs } = await office.as('admin')
  made += 1
  const { id: target } = await dictionary.create({
    fullName: '地区',
    enCode: `areas${made}`,
    isTree: 1,
    translations: { 'zh-TW': '', 'en-US': '' },
  })
  const rows = [
    { code: 'hz', name: '杭州', parent: 'zj' },
    { code: 'zj', name: '浙江', parent: null },
    { code: 'a', name: '甲', parent: 'b' },
    { code: 'b', name: '乙', parent: 'a' },
    { code: 'x y', name: '丙', parent: 'none' },
    { code: 'lost', name: '丁', parent: 'none' },
  ]
  const source = await sourceOf(rows)
  const { id } = await dataSyncs.create({
    fullName: '地区同步',
    interfaceId: source.id,
    target: { kind: 'dictionary', id: target },
    columns: [
      { column: 'code', field: 'enCode' },
      { column: 'name', field: 'fullName' },
      { column: 'parent', field: 'parent' },
    ],
    key: 'enCode',
    vanished: { kind: 'end' },
    mostVanishedPercent: 100,
  })
  const { sync, preview } = actsOn(id)
  const done = await sync()
  expect(done).toMatchObject({ state: 'done', counts: { new: 2, refused: 4 } })
  expect((await changesOf(done)).filter((text) => text.startsWith('refused'))).toEqual([
    'refused 3 a | 上级编码：→b（会成为自己的下级）',
    'refused 4 b | 上级编码：→a（会成为自己的下级）',
    'refused 6 lost | 上级编码：→none（没有这个上级）',
    'refused 5 x y | 编码：→x y（编码需要 1 到 60 个字母、数字、点、横线或下划线）',
  ])
  const entries = async () => (await dictionary.open({ id: target })).entries
  const [top] = (await entries()).filter(({ enCode }) => enCode === 'zj')
  expect((await entries()).find(({ enCode }) => enCode === 'hz')?.parentId).toBe(top?.id)

  await source.answer(rows.slice(1, 2))
  expect((await preview()).counts).toMatchObject({ unchanged: 1, ended: 1 })
  await sync()
  expect((await entries()).find(({ enCode }) => enCode === 'hz')?.enabledMark).toBe(0)
  await source.answer(rows.slice(0, 2))
  expect((await sync()).counts).toMatchObject({ changed: 1, unchanged: 1 })
})

test('the schedule runs every hour and tells administrators once that nothing was done', async () => {
  const { id, model, source } = await contracts(two, { schedule: 'hourly', fullName: '每小时' })
  const { beginScheduledSyncs } = await import('./begin-runs.ts')
  const tick = async () => {
    await beginScheduledSyncs(office.app.server, 'demo')
    await office.settle()
  }
  await tick()
  expect(await recordsOf(model)).toHaveLength(2)
  await tick()
  const { dataSyncs, notices } = await office.as('admin')
  const runs = async () => (await dataSyncs.runs({ id })).list
  expect(await runs()).toHaveLength(1)

  await source.answer([])
  for (const hour of [1, 2]) {
    office.clock.pass(3_600_000 * hour)
    await tick()
  }
  expect((await runs()).map(({ state, startedBy }) => [state, startedBy])).toEqual([
    ['failed', null],
    ['failed', null],
    ['done', null],
  ])
  const { list } = await notices.list({})
  expect(list.filter(({ title }) => title.includes('每小时'))).toHaveLength(1)
})

test('settings that no run could follow are refused with what is wrong', async () => {
  const { settings, id, source } = await contracts(two)
  const { dataSyncs, dataInterfaces } = await office.as('admin')
  const refused = (part: Wanted) => refusalOf(dataSyncs.create({ ...settings, ...part }))
  expect(await refused({ key: 'signedOn' })).toBe('dataSyncs.keyUnmapped')
  expect(await refused({ key: 'isOpen', columns: [...columns, { column: 'x', field: 'isOpen' }] })).toBe(
    'dataSyncs.keyUnfit',
  )
  expect(await refused({ columns: [...columns, { column: 'x', field: 'lines.item' }] })).toBe(
    'dataSyncs.fieldUnknown',
  )
  expect(await refused({ columns: [...columns, { column: 'x', field: 'title' }] })).toBe(
    'dataSyncs.fieldTwice',
  )
  expect(await refused({ interfaceId: 'none' })).toBe('dataInterfaces.notFound')
  expect(await refused({ target: { kind: 'records', id: 'none' } })).toBe('records.modelNotFound')
  const other = await publishModel(office)
  const moved = { ...settings, id, target: { kind: 'records' as const, id: other.modelId } }
  expect(await refusalOf(dataSyncs.update(moved))).toBe('dataSyncs.targetFixed')
  expect(await refusalOf(dataInterfaces.remove({ id: source.id }))).toBe('dataInterfaces.inUseBySync')
})

test('a run does no more than the person may who saved it', async () => {
  const restricts = { columns: true, fields: true, buttons: true, records: true }
  const { id, model, preview } = await contracts(two, {}, { restricts })
  await grant(office, model, { people: ['li'] }, { buttons: ['detail'], records: { scope: 'all' } })
  await office.db
    .tenant('demo')
    .updateTable('dataSync')
    .set({ savedBy: office.company.people.li })
    .where('id', '=', id)
    .execute()
  expect(await preview()).toMatchObject({ state: 'failed', reason: '您没有此操作的权限' })
  expect(await refusalOf((await office.as('li')).dataSyncs.list({}))).toBe('session.administratorsOnly')
})
