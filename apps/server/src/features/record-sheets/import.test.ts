import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, publishModel, recordOf, titlesOf } from '../../../test/company-models.ts'
import { sheetsOf, workbook } from '../../../test/company-sheets.ts'
import { type Account, days, type Office, openOffice, refusalOf, seconds } from '../../../test/index.ts'
import { leaseAt } from '../../clock/lease.ts'
import { type Workers, workAt } from '../../workers/index.ts'
import { contentPath } from '../files/index.ts'
import { importsAreDone, startImportWork } from './importing/run-import.ts'

let office: Office
let sheets: ReturnType<typeof sheetsOf>
beforeAll(async () => {
  office = await openOffice()
  sheets = sheetsOf(office)
})
afterAll(async () => {
  await sheets.clear()
  await office.close()
})

/** Lets a living node take over what a node that died left. */
const resumed = async () => {
  await office.app.ticker.passDue()
  await importsAreDone(office.app.server)
}
const everything = { columns: true, fields: true, buttons: true, records: true }

test('a sheet is read, shown with the problems of each cell, and imported without the bad rows', async () => {
  const model = await publishModel(office)
  const sheet = await workbook(
    ['*名称', '合同号', '金额', '签订日期', '类别', '标签', '进行中', '负责人', '无关'],
    ['一', 'HT-1', { number: '12.5' }, '2026-03-01', 'rent类', 'hot类、old类', '是', '李伟', 'x'],
    ['', 'HT-2', '一百', '2026-13-01', '别的', null, null, '没有人'],
    ['三', 'HT-1', { number: '1.234' }],
    ['四', 'HT-4', null, null, 'sale', null, null, 'wang'],
  )
  const own = await sheets.started('li', model, '合同.xlsx', sheet)
  const { recordSheets, records } = await office.as('li')
  const preview = await recordSheets.previewImport(own)

  expect(preview).toMatchObject({
    state: 'ready',
    mode: 'add',
    fileName: '合同.xlsx',
    read: 4,
    bad: 2,
    failure: '',
  })
  expect(preview.columns.slice(-2)).toEqual([
    { heading: '负责人', path: 'owner' },
    { heading: '无关', path: null },
  ])
  expect(await titlesOf(office, 'li', model)).toEqual([])
  const { list } = await recordSheets.previewImport({ ...own, only: 'bad' })
  expect(list.map(({ number, cells }) => [number, ...cells.map(({ problem }) => problem)])).toEqual([
    [
      3,
      '请填写“名称”',
      '',
      '“金额”的内容无法识别，请重新填写',
      '“签订日期”的内容无法识别，请重新填写',
      '“类别”的选项已失效，请重新选择',
      '',
      '',
      '“负责人”的内容无法识别，请重新填写',
      '',
    ],
    [4, '', '“合同号”与第 2 行重复', '“金额”最多 2 位小数', '', '', '', '', '', ''],
  ])

  expect(await sheets.committed('li', own)).toMatchObject({
    state: 'done',
    added: 2,
    changed: 0,
    refused: 0,
    bad: 2,
  })
  const [four, one] = (await records.list({ modelId: own.modelId })).list
  expect(one?.values).toMatchObject({
    title: '一',
    number: 'HT-1',
    amount: '12.5',
    signedOn: '2026-03-01',
    kind: 'rent',
  })
  expect(four?.values).toMatchObject({ owner: office.company.people.wang, $author: office.company.people.li })
  expect(await refusalOf(recordSheets.commitImport(own))).toBe('records.importNotReady')

  const errors = await sheets.sheetAt(await recordSheets.importErrors(own))
  expect(errors[0]?.at(-1)).toBe('问题')
  expect(errors[1]?.slice(1, 3)).toEqual(['HT-2', '一百'])
  expect(errors[2]?.at(-1)).toBe('“金额”最多 2 位小数 “合同号”与第 2 行重复')
})

test('with key fields an import changes existing records and adds the others, and the log shows it', async () => {
  const model = await publishModel(office, { importing: { mode: 'addAndUpdate', keys: ['number'] } })
  const id = await recordOf(office, 'wang', model, { title: '旧', number: 'A', amount: '1', kind: 'rent' })
  await recordOf(office, 'wang', model, { title: '同', number: 'B', amount: '2' })
  const csv = Buffer.from('\ufeff合同号,名称,金额\r\nA,新,7\r\nB,同,2\r\nC,加,3\r\n')
  const own = await sheets.started('li', model, 'a.csv', csv)

  expect(await sheets.committed('li', own)).toMatchObject({
    state: 'done',
    read: 3,
    bad: 0,
    added: 1,
    changed: 1,
  })
  const { records } = await office.as('li')
  expect((await records.open({ modelId: model.modelId, id })).values).toMatchObject({
    title: '新',
    amount: '7',
    kind: 'rent',
  })
  const [change] = (await records.log({ modelId: model.modelId, dataId: id })).list
  expect(change).toMatchObject({ kind: 'changed', by: { name: '李伟' } })
  expect(await titlesOf(office, 'li', model)).toHaveLength(3)
})

test('an import and a simultaneous edit lose none of each other’s changes', async () => {
  const model = await publishModel(office, { importing: { mode: 'addAndUpdate', keys: ['number'] } })
  const { modelId } = model
  const ids: string[] = []
  for (let at = 0; at < 30; at += 1)
    ids.push(await recordOf(office, 'wang', model, { title: '旧', number: `N${at}` }))
  const lines = ids.map((_, at) => `N${at},9`).join('\n')
  const own = await sheets.started('li', model, 'a.csv', Buffer.from(`合同号,金额\n${lines}\n`))
  const wang = (await office.as('wang')).records
  const edit = (id: string) => refusalOf(wang.update({ modelId, id, version: 1, values: { title: '新' } }))
  const [outcome, ...answers] = await Promise.all([sheets.committed('li', own), ...ids.map(edit)])

  expect(outcome).toMatchObject({ state: 'done', changed: 30 })
  const { list } = await wang.list({ modelId, pageSize: 50 })
  const byId = new Map(list.map(({ id, values }) => [id, values]))
  expect(ids.map((id) => byId.get(id)?.['amount'])).toEqual(ids.map(() => '9'))
  expect(ids.map((id) => byId.get(id)?.['title'])).toEqual(
    answers.map((answer) => (answer === 'not refused' ? '新' : '旧')),
  )
})

test('rows that conflict with newer records are refused one by one, and all others are imported', async () => {
  const model = await publishModel(office)
  const rows = ['X', 'Y', 'Z'].map((number) => `${number},名`).join('\n')
  const own = await sheets.started('li', model, 'a.csv', Buffer.from(`合同号,名称\n${rows}\n`))
  await recordOf(office, 'wang', model, { number: 'Y' })

  expect(await sheets.committed('li', own)).toMatchObject({ state: 'done', added: 2, refused: 1, bad: 1 })
  const { recordSheets } = await office.as('li')
  const { list } = await recordSheets.previewImport({ ...own, only: 'bad' })
  expect(list.map(({ number, cells }) => [number, cells[0]?.problem])).toEqual([
    [3, '“合同号”已有相同的记录，不能重复'],
  ])
})

test('another node resumes an interrupted import, and no row is imported twice', async () => {
  const model = await publishModel(office)
  const rows = Array.from({ length: 1200 }, (_, at) => `名${at},${at}`).join('\n')
  const own = await sheets.started('li', model, 'a.csv', Buffer.from(`名称,合同号\n${rows}\n`))
  const { recordSheets } = await office.as('li')
  const db = office.db.tenant('demo')
  const leave = (until: string | null) =>
    db
      .updateTable('recordImport')
      .set({ state: 'committing', leasedUntil: until })
      .where('id', '=', own.importId)
      .execute()
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.id('t_demo', `form_${model.key}`)}`.execute(db)
    return rows[0]?.count
  }
  await leave(leaseAt(office).until)

  await resumed()
  expect(await count()).toBe(0)
  office.clock.pass(seconds(20))
  await resumed()
  expect(await count()).toBe(1200)
  expect(await recordSheets.previewImport(own)).toMatchObject({ state: 'done', added: 1200 })
  await leave(null)
  office.clock.pass(seconds(20))
  await resumed()
  expect(await count()).toBe(1200)
})

test.each(['reading', 'committing'] as const)(
  'an import whose servers died twice while %s is not tried a third time',
  async (state) => {
    const model = await publishModel(office)
    const own = await sheets.started('li', model, 'a.csv', Buffer.from('名称\n一\n'))
    const { recordSheets } = await office.as('li')
    const diedAgain = (attempts: number) =>
      office.db
        .tenant('demo')
        .updateTable('recordImport')
        .set({ state, attempts, leasedUntil: leaseAt(office).until })
        .where('id', '=', own.importId)
        .execute()

    await diedAgain(2)
    office.clock.pass(seconds(20))
    await resumed()

    expect(await recordSheets.previewImport(own)).toMatchObject({
      state: 'failed',
      failure: '服务器两次处理这个文件都中断了，已停止导入，请拆分文件或另存后再试',
    })

    await diedAgain(1)
    office.clock.pass(seconds(20))
    await resumed()
    expect(await recordSheets.previewImport(own)).toMatchObject({
      state: state === 'reading' ? 'ready' : 'done',
    })
  },
)

test('a sheet whose reading takes too long fails with a reason, and the next one is read', async () => {
  const model = await publishModel(office)
  const hurried = await openOffice({ workers: { msPerAnswer: 0 } })
  try {
    const there = sheetsOf(hurried)
    const own = await there.started('li', await publishModel(hurried), 'a.csv', Buffer.from('名称\n一\n'))
    const { recordSheets } = await hurried.as('li')
    expect(await recordSheets.previewImport(own)).toMatchObject({
      state: 'failed',
      failure: '这项操作需要的时间或内存过多，已停止，请减少内容后再试',
    })
    await there.clear()
  } finally {
    await hurried.close()
  }
  const next = await sheets.started('li', model, 'a.csv', Buffer.from('名称\n一\n'))
  const { recordSheets } = await office.as('li')
  expect(await recordSheets.previewImport(next)).toMatchObject({ state: 'ready' })
})

test('sheets with unknown columns fail, more of them than there are threads, and the next one is read', async () => {
  const model = await publishModel(office)
  const { recordSheets } = await office.as('li')
  const foreign = Buffer.from(`无关\n${'一\n'.repeat(1_000)}`)
  for (let count = 1; count <= 5; count += 1) {
    const own = await sheets.started('li', model, 'a.csv', foreign)
    expect(await recordSheets.previewImport(own)).toMatchObject({ state: 'failed' })
  }
  const next = await sheets.started('li', model, 'a.csv', Buffer.from('名称\n一\n'))
  expect(await recordSheets.previewImport(next)).toMatchObject({ state: 'ready' })
})

test('an import whose thread dies twice is not tried a third time', async () => {
  const model = await publishModel(office)
  const own = await sheets.started('li', model, 'a.csv', Buffer.from('名称\n一\n'))
  const { server } = office.app
  const open = { id: own.importId, personId: office.company.people.li }
  const dying = workAt<typeof import('../../workers/test/dying-work.ts')>(
    join(import.meta.dirname, '../../workers/test/dying-work.ts'),
    'sheets',
  )
  const stream: Workers['stream'] = (_work, _input, call) =>
    server.workers.stream(dying, undefined, call) as never
  const where = { ...server, workers: { ...server.workers, stream } }
  const { recordSheets } = await office.as('li')
  await office.db
    .tenant('demo')
    .updateTable('recordImport')
    .set({ state: 'reading', attempts: 0 })
    .where('id', '=', own.importId)
    .execute()

  const states: string[] = []
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    startImportWork(where, 'demo', open)
    await importsAreDone(where)
    states.push((await recordSheets.previewImport(own)).state)
  }

  expect(states).toEqual(['reading', 'reading', 'failed'])
  expect((await recordSheets.previewImport(own)).failure).toMatch('两次处理这个文件都中断了')
})

test('a server that closes leaves its imports to the next one and counts no attempt', async () => {
  const closing = await openOffice()
  const there = sheetsOf(closing)
  try {
    await closing.app.ticker.stop()
    await closing.app.server.workers.close()
    const own = await there.started('li', await publishModel(closing), 'a.csv', Buffer.from('名称\n一\n'))
    const rows = await closing.db
      .tenant('demo')
      .selectFrom('recordImport')
      .where('id', '=', own.importId)
      .select(['state', 'attempts', 'leasedUntil'])
      .execute()
    expect(rows).toEqual([{ state: 'reading', attempts: 0, leasedUntil: null }])
  } finally {
    await there.clear()
    await closing.close()
  }
})

test('an import belongs to its owner, who can cancel it, and expires after a week', async () => {
  const model = await publishModel(office)
  const own = await sheets.started('li', model, 'a.csv', Buffer.from('名称\n一\n'))
  const { recordSheets } = await office.as('li')
  const wang = (await office.as('wang')).recordSheets

  for (const call of [wang.previewImport, wang.commitImport, wang.importErrors, wang.cancelImport])
    expect(await refusalOf(call(own))).toBe('records.importNotFound')
  await recordSheets.cancelImport(own)
  expect(await refusalOf(recordSheets.commitImport(own))).toBe('records.importNotReady')
  expect((await recordSheets.previewImport(own)).state).toBe('cancelled')
  office.clock.pass(days(8))
  await office.app.jobs.runDue()
  const token = {
    Authorization: (
      await office
        .client({ 'App-Origin': 'app' })
        .session.login({ account: 'li@demo', password: 'signet-demo' })
    ).token,
  }
  expect(await refusalOf(office.client(token).recordSheets.previewImport(own))).toBe('records.importNotFound')
})

test.each([
  ['no.csv', '什么\n1\n', '表格里没有可以导入的列：第一行应为字段名称'],
  ['empty.csv', '', '表格里没有可以导入的列：第一行应为字段名称'],
  ['no.xlsx', 'PK\u0003\u0004 is no workbook', '无法读取这个文件，请使用 xlsx 或 csv 格式'],
])('the sheet %s fails with a sentence', async (name, text, failure) => {
  const model = await publishModel(office)
  const { recordSheets } = await office.as('li')
  await sql`insert into t_demo.stored_file (id, name, size, type, state, owner_id, created_at, content_hash)
    values (${`${model.key}${name}`}, ${name}, 1, '', 'ready', ${office.company.people.li}, now(), ${Buffer.from(name).toString('hex')})`.execute(
    office.db.platform,
  )
  const path = contentPath(office.app.server.filesDir, 'demo', Buffer.from(name).toString('hex'))
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, text)
  const { importId } = await recordSheets.startImport({
    modelId: model.modelId,
    fileId: `${model.key}${name}`,
  })
  await importsAreDone(office.app.server)

  expect(await recordSheets.previewImport({ modelId: model.modelId, importId })).toMatchObject({
    state: 'failed',
    failure,
  })
})

test('an import requires permission and a file of one’s own', async () => {
  const model = await publishModel(office, { restricts: everything })
  const { modelId } = model
  await grant(office, model, { people: ['li'] }, { buttons: ['detail'], records: { scope: 'all' } })
  await grant(
    office,
    model,
    { people: ['wang'] },
    { buttons: ['import'], fields: { title: 'write' }, records: { scope: 'own' } },
  )
  const fileId = await sheets.uploaded('li', 'a.csv', Buffer.from('名称\n一\n'))
  const begin = async (as: Account) =>
    refusalOf((await office.as(as)).recordSheets.startImport({ modelId, fileId }))

  expect([await begin('li'), await begin('wang'), await begin('zhao')]).toEqual([
    'records.notAllowed',
    'files.notFound',
    'records.noPermission',
  ])
})

test('an import writes only fields that its owner may write, in records that they may change', async () => {
  const model = await publishModel(office, {
    restricts: everything,
    importing: { mode: 'addAndUpdate', keys: ['number'] },
  })
  await grant(
    office,
    model,
    { people: ['li'] },
    {
      columns: ['title', 'number'],
      buttons: ['import', 'add', 'detail'],
      fields: { title: 'write', number: 'write' },
      records: { scope: 'own' },
    },
  )
  const alien = await recordOf(office, 'admin', model, { title: '外', number: 'A', amount: '5' })
  const own = await sheets.started('li', model, 'a.csv', Buffer.from('合同号,名称,金额\nA,改,9\nB,加,9\n'))
  const { recordSheets } = await office.as('li')
  const preview = await recordSheets.previewImport(own)

  expect(preview.columns.map(({ path }) => path)).toEqual(['number', 'title', null])
  expect(preview.list[0]?.cells[0]?.problem).toBe('“合同号”对应的数据不在您的权限范围内')
  await sheets.committed('li', own)
  const admin = (await office.as('admin')).records
  expect((await admin.open({ modelId: model.modelId, id: alien })).values).toMatchObject({
    title: '外',
    amount: '5',
  })
  const added = (await admin.list({ modelId: model.modelId, words: '加' })).list[0]
  expect(added?.values['amount']).toBe(null)
})

test('the template holds what the caller may read in', async () => {
  const model = await publishModel(office, { restricts: { fields: true } })
  await grant(
    office,
    model,
    { people: ['li'] },
    {
      fields: { title: 'write', amount: 'read', kind: 'write', lines: 'write', 'lines.item': 'write' },
      records: { scope: 'all' },
    },
  )
  const { recordSheets } = await office.as('li')

  expect(await sheets.sheetAt(await recordSheets.template({ modelId: model.modelId }))).toEqual([
    ['*名称', '类别', '明细-项目'],
  ])
})

test('people find their own unfinished import, and no one else’s', async () => {
  const model = await publishModel(office)
  const { modelId } = model
  const { recordSheets } = await office.as('li')
  expect(await recordSheets.currentImport({ modelId })).toEqual({ importId: null })
  const own = await sheets.started('li', model, 'a.csv', Buffer.from('名称\n一\n'))

  expect(await recordSheets.currentImport({ modelId })).toEqual({ importId: own.importId })
  expect(await (await office.as('wang')).recordSheets.currentImport({ modelId })).toEqual({ importId: null })
  await sheets.committed('li', own)
  expect(await recordSheets.currentImport({ modelId })).toEqual({ importId: null })
})

test('a long import sends one notice at its end, and a short one none', async () => {
  const model = await publishModel(office)
  const rows = Array.from({ length: 501 }, (_, at) => `名${at}`).join('\n')
  const short = await sheets.started('li', model, '短.csv', Buffer.from('名称\n一\n'))
  await sheets.committed('li', short)
  const own = await sheets.started('li', model, '长.csv', Buffer.from(`名称\n${rows}\n`))
  await sheets.committed('li', own)
  await office.settle()

  const { notices } = await office.as('li')
  const titles = (await notices.list({})).list.map(({ title }) => title)
  expect(titles.filter((title) => /短|长/.test(title))).toEqual([
    '“长.csv”导入完成：新增 501 条，更新 0 条，未导入 0 条',
  ])
})
