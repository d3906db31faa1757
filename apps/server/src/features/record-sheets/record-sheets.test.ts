import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contractForm,
  contractList,
  grant,
  type PublishedModel,
  publishModel,
  recordOf,
  titlesOf,
} from '../../../test/company-models.ts'
import { type Account, days, minutes, type Office, openOffice, refusalOf } from '../../../test/index.ts'
import { isoOf } from '../../clock.ts'
import { type Cell, readSheet, writeXlsx } from '../../sheets/index.ts'
import { contentPath } from '../files/index.ts'
import { importsAreDone } from './run-import.ts'

let office: Office
let folder: string
beforeAll(async () => {
  office = await openOffice()
  folder = await mkdtemp(join(tmpdir(), 'signet-sheets-'))
})
afterAll(async () => {
  await office.close()
  await rm(folder, { recursive: true })
})

async function workbook(...rows: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  async function* batches() {
    yield rows
  }
  return buffer(writeXlsx(batches(), { name: '合同', at: new Date(0) }))
}

/** A file that somebody has uploaded, as the clients do it. */
async function uploaded(as: Account, name: string, bytes: Uint8Array): Promise<string> {
  const authorization = await office.tokenOf(as)
  const tus = { 'Tus-Resumable': '1.0.0', authorization }
  const address = await office.address()
  const metadata = `filename ${Buffer.from(name).toString('base64')}`
  const made = await fetch(new URL('/api/file/Uploader/annex', address), {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata },
  })
  const path = made.headers.get('location') ?? ''
  await fetch(new URL(path, address), {
    method: 'PATCH',
    headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: Uint8Array.from(bytes),
  })
  return path.split('/').at(-1) ?? ''
}

async function started(as: Account, { modelId }: PublishedModel, name: string, bytes: Uint8Array) {
  const { recordSheets } = await office.as(as)
  const { importId } = await recordSheets.startImport({ modelId, fileId: await uploaded(as, name, bytes) })
  await importsAreDone(office.app.server)
  return { modelId, importId }
}
async function committed(as: Account, own: Readonly<{ modelId: string; importId: string }>) {
  const { recordSheets } = await office.as(as)
  await recordSheets.commitImport(own)
  await importsAreDone(office.app.server)
  return recordSheets.previewImport(own)
}
const bytesOf = async (url: string) =>
  Buffer.from(await (await fetch(new URL(url, await office.address()))).arrayBuffer())
async function sheetAt({ url }: { url: string }): Promise<(readonly string[])[]> {
  const path = join(folder, 'downloaded')
  await writeFile(path, await bytesOf(url))
  const rows: (readonly string[])[] = []
  for await (const { cells } of readSheet(path)) rows.push(cells)
  return rows
}
const everything = { columns: true, fields: true, buttons: true, records: true }

test('a sheet is read, shown with what is wrong in each cell, and taken over without the bad rows', async () => {
  const model = await publishModel(office)
  const sheet = await workbook(
    ['*名称', '合同号', '金额', '签订日期', '类别', '标签', '进行中', '负责人', '无关'],
    ['一', 'HT-1', { number: '12.5' }, '2026-03-01', 'rent类', 'hot类、old类', '是', '李伟', 'x'],
    ['', 'HT-2', '一百', '2026-13-01', '别的', null, null, '没有人'],
    ['三', 'HT-1', { number: '1.234' }],
    ['四', 'HT-4', null, null, 'sale', null, null, 'wang'],
  )
  const own = await started('li', model, '合同.xlsx', sheet)
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

  expect(await committed('li', own)).toMatchObject({
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

  const errors = await sheetAt(await recordSheets.importErrors(own))
  expect(errors[0]?.at(-1)).toBe('问题')
  expect(errors[1]?.slice(1, 3)).toEqual(['HT-2', '一百'])
  expect(errors[2]?.at(-1)).toBe('“金额”最多 2 位小数 “合同号”与第 2 行重复')
})

test('with key fields a sheet changes what is there and adds the rest, and the log tells of it', async () => {
  const model = await publishModel(office, { importing: { mode: 'addAndUpdate', keys: ['number'] } })
  const id = await recordOf(office, 'wang', model, { title: '旧', number: 'A', amount: '1', kind: 'rent' })
  await recordOf(office, 'wang', model, { title: '同', number: 'B', amount: '2' })
  const csv = Buffer.from('\ufeff合同号,名称,金额\r\nA,新,7\r\nB,同,2\r\nC,加,3\r\n')
  const own = await started('li', model, 'a.csv', csv)

  expect(await committed('li', own)).toMatchObject({ state: 'done', read: 3, bad: 0, added: 1, changed: 1 })
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

test('an import and somebody who edits at the same moment lose nothing of each other', async () => {
  const model = await publishModel(office, { importing: { mode: 'addAndUpdate', keys: ['number'] } })
  const { modelId } = model
  const ids: string[] = []
  for (let at = 0; at < 30; at += 1)
    ids.push(await recordOf(office, 'wang', model, { title: '旧', number: `N${at}` }))
  const lines = ids.map((_, at) => `N${at},9`).join('\n')
  const own = await started('li', model, 'a.csv', Buffer.from(`合同号,金额\n${lines}\n`))
  const wang = (await office.as('wang')).records
  const edit = (id: string) => refusalOf(wang.update({ modelId, id, version: 1, values: { title: '新' } }))
  const [outcome, ...answers] = await Promise.all([committed('li', own), ...ids.map(edit)])

  expect(outcome).toMatchObject({ state: 'done', changed: 30 })
  const { list } = await wang.list({ modelId, pageSize: 50 })
  const byId = new Map(list.map(({ id, values }) => [id, values]))
  expect(ids.map((id) => byId.get(id)?.['amount'])).toEqual(ids.map(() => '9'))
  expect(ids.map((id) => byId.get(id)?.['title'])).toEqual(
    answers.map((answer) => (answer === 'not refused' ? '新' : '旧')),
  )
})

test('what another has made meanwhile is refused row by row, and everything else is taken over', async () => {
  const model = await publishModel(office)
  const rows = ['X', 'Y', 'Z'].map((number) => `${number},名`).join('\n')
  const own = await started('li', model, 'a.csv', Buffer.from(`合同号,名称\n${rows}\n`))
  await recordOf(office, 'wang', model, { number: 'Y' })

  expect(await committed('li', own)).toMatchObject({ state: 'done', added: 2, refused: 1, bad: 1 })
  const { recordSheets } = await office.as('li')
  const { list } = await recordSheets.previewImport({ ...own, only: 'bad' })
  expect(list.map(({ number, cells }) => [number, cells[0]?.problem])).toEqual([
    [3, '“合同号”已有相同的记录，不能重复'],
  ])
})

test('an import that a node left behind goes on where it was, and no row is taken over twice', async () => {
  const model = await publishModel(office)
  const rows = Array.from({ length: 1200 }, (_, at) => `名${at},${at}`).join('\n')
  const own = await started('li', model, 'a.csv', Buffer.from(`名称,合同号\n${rows}\n`))
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
  await leave(isoOf(office.clock() + minutes(3)))

  await office.app.jobs.runDue()
  expect(await count()).toBe(0)
  office.clock.pass(minutes(4))
  await office.app.jobs.runDue()
  expect(await count()).toBe(1200)
  expect(await recordSheets.previewImport(own)).toMatchObject({ state: 'done', added: 1200 })
  await leave(null)
  office.clock.pass(minutes(4))
  await office.app.jobs.runDue()
  expect(await count()).toBe(1200)
})

test('an import is its owner’s, is given up by him, and is forgotten after a week', async () => {
  const model = await publishModel(office)
  const own = await started('li', model, 'a.csv', Buffer.from('名称\n一\n'))
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

test('whoever may not import, and whose file it is not, begins nothing', async () => {
  const model = await publishModel(office, { restricts: everything })
  const { modelId } = model
  await grant(office, model, { people: ['li'] }, { buttons: ['detail'], records: { scope: 'all' } })
  await grant(
    office,
    model,
    { people: ['wang'] },
    { buttons: ['import'], fields: { title: 'write' }, records: { scope: 'own' } },
  )
  const fileId = await uploaded('li', 'a.csv', Buffer.from('名称\n一\n'))
  const begin = async (as: Account) =>
    refusalOf((await office.as(as)).recordSheets.startImport({ modelId, fileId }))

  expect([await begin('li'), await begin('wang'), await begin('zhao')]).toEqual([
    'records.notAllowed',
    'files.notFound',
    'records.noPermission',
  ])
})

test('an import writes only fields that its owner may write, and changes only records within his reach', async () => {
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
  const own = await started('li', model, 'a.csv', Buffer.from('合同号,名称,金额\nA,改,9\nB,加,9\n'))
  const { recordSheets } = await office.as('li')
  const preview = await recordSheets.previewImport(own)

  expect(preview.columns.map(({ path }) => path)).toEqual(['number', 'title', null])
  expect(preview.list[0]?.cells[0]?.problem).toBe('“合同号”对应的数据不在您的权限范围内')
  await committed('li', own)
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
    { fields: { title: 'write', amount: 'read', kind: 'write' }, records: { scope: 'all' } },
  )
  const { recordSheets } = await office.as('li')

  expect(await sheetAt(await recordSheets.template({ modelId: model.modelId }))).toEqual([['*名称', '类别']])
})

test('records leave as they are shown: a page, chosen ones, or all that is meant', async () => {
  const model = await publishModel(office)
  const { modelId } = model
  const ids: string[] = []
  for (const [title, kind] of [
    ['=1+1', 'rent'],
    ['乙', 'rent'],
    ['丙', 'sale'],
  ])
    ids.push(
      await recordOf(office, 'li', model, {
        title,
        kind,
        amount: '-1.50',
        lines: [
          { id: 'a', item: 'x' },
          { id: 'b', item: 'y' },
        ],
      }),
    )
  const { recordSheets } = await office.as('li')
  const titles = async (asked: object) =>
    (await sheetAt(await recordSheets.exportRecords({ modelId, columns: ['title'], ...asked })))
      .slice(1)
      .flat()

  expect(
    await sheetAt(
      await recordSheets.exportRecords({
        modelId,
        tab: 'rent',
        columns: ['title', 'amount', 'kind', 'lines.item', '$author'],
      }),
    ),
  ).toEqual([
    ['名称', '金额', '类别', '项目', '创建人'],
    ['乙', '-1.5', 'rent类', 'x、y', '李伟'],
    ['=1+1', '-1.5', 'rent类', 'x、y', '李伟'],
  ])
  const csv = await recordSheets.exportRecords({
    modelId,
    format: 'csv',
    columns: ['title', 'amount'],
    words: '=1',
  })
  expect((await bytesOf(csv.url)).toString()).toBe("\ufeff名称,金额\r\n'=1+1,-1.5\r\n")
  expect(await titles({ which: 'chosen', ids: [ids[2], 'nothing', ids[0]] })).toEqual(['丙', '=1+1'])
  expect(await titles({ which: 'page', currentPage: 2, pageSize: 2 })).toEqual(['=1+1'])
  expect(await titles({ sort: [{ field: 'title' }] })).toEqual(['=1+1', '丙', '乙'])
})

test('a link gives the sheet once, within a minute, and what it gives is judged when it is opened', async () => {
  const model = await publishModel(office, { restricts: { records: true } })
  const grantId = await grant(office, model, { people: ['li'] }, { records: { scope: 'all' } })
  const { recordSheets } = await office.as('li')
  const link = async () => (await recordSheets.exportRecords({ modelId: model.modelId })).url
  const codeOf = async (url: string) => {
    const text = (await bytesOf(url)).toString()
    return text.startsWith('{') ? JSON.parse(text).data.refusal : 'a sheet'
  }
  const [twice, late, revoked] = [await link(), await link(), await link()]

  expect([await codeOf(twice), await codeOf(twice)]).toEqual(['a sheet', 'records.exportExpired'])
  await (await office.as('admin')).listDesign.removeGrant({ id: model.modelId, grantId })
  expect(await codeOf(revoked)).toBe('records.noPermission')
  office.clock.pass(minutes(1))
  expect(await codeOf(late)).toBe('records.exportExpired')
  expect(await codeOf('/api/file/Sheet/other/nothing')).toBe('records.exportExpired')
})

test('what is hidden leaves by no sheet', async () => {
  const canary = '778899.25'
  const model = await publishModel(
    office,
    { restricts: everything, columns: [...contractList.columns, { field: 'salary' }] },
    (key) => ({
      ...contractForm(key),
      fields: [...contractForm(key).fields, { key: 'salary', kind: 'number', label: '薪酬' }],
    }),
  )
  const { modelId } = model
  await grant(
    office,
    model,
    { people: ['li'] },
    { columns: ['title', 'salary'], buttons: ['detail'], records: { scope: 'all' } },
  )
  await grant(
    office,
    model,
    { people: ['li'] },
    { columns: ['title'], buttons: ['export'], records: { scope: 'all' } },
  )
  await recordOf(office, 'admin', model, { title: '秘', salary: canary })
  const { recordSheets } = await office.as('li')

  expect(await sheetAt(await recordSheets.exportRecords({ modelId }))).toEqual([['名称'], ['秘']])
  for (const asked of [
    { columns: ['salary'] },
    { sort: [{ field: 'salary' }] },
    { filter: { conditions: [{ field: 'salary', operator: 'isEmpty' as const }] } },
  ])
    expect(await refusalOf(recordSheets.exportRecords({ modelId, ...asked }))).toBe('list.unknownField')
  expect(await refusalOf((await office.as('wang')).recordSheets.exportRecords({ modelId }))).toBe(
    'records.noPermission',
  )
})
