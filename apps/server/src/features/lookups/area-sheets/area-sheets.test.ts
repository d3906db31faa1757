import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sheetsOf, workbook } from '../../../../test/company-sheets.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { type Cell, readSheet } from '../../../sheets/index.ts'

let office: Office
let admin: Awaited<ReturnType<Office['as']>>
let sheets: ReturnType<typeof sheetsOf>
beforeAll(async () => {
  office = await openOffice()
  admin = await office.as('admin', { 'Accept-Language': 'zh-CN' })
  sheets = sheetsOf(office)
})
beforeEach(() => {
  office.clock.pass(1)
})
afterAll(() => office.close())

type Rows = readonly (readonly Cell[])[]
const headings = ['编码', '名称', '上级编码', '状态']
const upload = async (rows: Rows) => sheets.uploaded('admin', 'areas.xlsx', await workbook(headings, ...rows))

async function exported(content: 'all' | 'changed' | 'template'): Promise<Rows> {
  const { url } = await admin.areaAdministration.link({ content })
  const answer = await office.app.http.inject({ method: 'GET', url })
  const path = join(await mkdtemp(join(tmpdir(), 'signet-areas-')), 'sheet.xlsx')
  await writeFile(path, answer.rawPayload)
  const rows: (readonly Cell[])[] = []
  for await (const { cells } of readSheet(path)) rows.push(cells)
  return rows
}

test('each wrong cell is named, the right rows are taken over, and the export is the same sheet', async () => {
  const fileId = await upload([
    ['990000', '海外', '', ''],
    ['990100', '新加坡', '990000', '启用'],
    ['330200', '', '', '停用'],
    ['330100', '杭州', '110000', ''],
    ['99-1', '坏编码', '', ''],
    ['990200', '', '990000', '大概'],
    ['990300', '孤儿', '888888', ''],
    ['990100', '重复', '990000', ''],
    ['990400', '浙江省', '', ''],
  ])
  const preview = await admin.areaAdministration.preview({ fileId })
  expect(preview).toMatchObject({ rows: 9, added: 2, changed: 1, wrong: 6 })
  expect(preview.wrongCells.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '5 上级编码',
    '6 编码',
    '7 状态',
    '8 上级编码',
    '9 编码',
    '10 名称',
  ])

  expect(await admin.areaAdministration.import({ fileId })).toMatchObject({ added: 2, changed: 1 })
  const { list } = await (await office.as('li')).areas.below({ id: '990000' })
  expect(list).toEqual([{ id: '990100', fullName: '新加坡', isLeaf: true }])
  const again = await exported('changed')
  expect(again).toEqual([
    [...headings, '完整路径'],
    ['990000', '海外', '', '启用', '海外'],
    ['330200', '宁波市', '330000', '停用', '浙江省/宁波市'],
    ['990100', '新加坡', '990000', '启用', '海外/新加坡'],
  ])
  expect(await admin.areaAdministration.import({ fileId: await upload(again.slice(1)) })).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 3,
    wrong: 0,
  })
})

test('a template has the headings only, all areas make a sheet of their own, and others get no link', async () => {
  expect(await exported('template')).toEqual([['*编码', '*名称', '上级编码', '状态']])
  expect((await exported('all')).length).toBeGreaterThan(40_000)
  const li = await office.as('li')
  expect(await refusalOf(li.areaAdministration.link({}))).toBe('session.administratorsOnly')
})

test('more changes than a company can have are refused as a whole', async () => {
  const rows = Array.from({ length: 5001 }, (_, at) => [`Z${at + 10}`, `村${at}`, '330106', ''])
  const fileId = await upload(rows)
  expect(await refusalOf(admin.areaAdministration.import({ fileId }))).toBe('areas.tooMany')
  expect((await admin.areaAdministration.find({ keyword: 'Z10' })).list).toEqual([])
})
