import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishModel, recordOf } from '../../../test/company-models.ts'
import { sheetsOf, workbook } from '../../../test/company-sheets.ts'
import { type Office, openOffice } from '../../../test/index.ts'

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

test('sub-table rows below their record are read as its rows, and each reports its own problems', async () => {
  const model = await publishModel(office)
  const sheet = await workbook(
    ['名称', '合同号', '明细-项目', '明细-单价', '明细-备注'],
    ['一', 'A', '甲', { number: '1.5' }],
    [null, null, '乙', '两元'],
    [],
    [null, null, '丙', { number: '3' }, '没有这一列'],
    ['二', 'B'],
    ['三', 'C', null, { number: '4' }],
  )
  const own = await sheets.started('li', model, '合同.xlsx', sheet)
  const { recordSheets, records } = await office.as('li')
  const preview = await recordSheets.previewImport(own)
  expect(preview).toMatchObject({ state: 'ready', read: 3, bad: 1 })
  expect(preview.list.map(({ number, record }) => [number, record])).toEqual([
    [2, 2],
    [3, 2],
    [5, 2],
    [6, 6],
    [7, 7],
  ])
  const bad = (await recordSheets.previewImport({ ...own, only: 'bad' })).list
  expect(bad.map(({ number, cells }) => [number, cells[3]?.problem])).toEqual([
    [2, ''],
    [3, '“单价”的内容无法识别，请重新填写'],
    [5, ''],
  ])

  expect(await sheets.committed('li', own)).toMatchObject({ state: 'done', added: 2, bad: 1 })
  const rowsOf = async () => {
    const { list } = await records.list({ modelId: own.modelId })
    const opened = list.map(({ id }) => records.open({ modelId: own.modelId, id }))
    return (await Promise.all(opened)).map(({ values: { title, lines } }) => [
      title,
      ...(lines as { item: string; price: string }[]).map(({ item, price }) => [item, price]),
    ])
  }
  expect(await rowsOf()).toEqual([['三', ['', '4']], ['二']])

  const errors = await sheets.sheetAt(await recordSheets.importErrors(own))
  expect(errors.map((row) => row[5] ?? '')).toEqual(['问题', '', '“单价”的内容无法识别，请重新填写', ''])
  const corrected = errors.map((row) => row.map((cell) => (cell === '两元' ? '2' : cell)))
  const again = await sheets.started('li', model, '改.xlsx', await workbook(...corrected))
  expect(await sheets.committed('li', again)).toMatchObject({ state: 'done', read: 1, added: 1, bad: 0 })
  expect((await rowsOf())[0]).toEqual(['一', ['甲', '1.5'], ['乙', '2'], ['丙', '3']])
})

test('an import matches sub-table rows by number: missing ones are deleted, those without number are new', async () => {
  const model = await publishModel(office, { importing: { mode: 'addAndUpdate', keys: ['number'] } })
  const { modelId } = model
  const lines = ['甲', '乙', '丙'].map((item, at) => ({ id: `r${at}`, item, price: `${at}` }))
  const id = await recordOf(office, 'li', model, { title: '旧', number: 'A', parent: '留', lines })
  const csv = '合同号,明细,明细-项目\nA,3,丁\n,,新\n,1,甲\n'
  const own = await sheets.started('li', model, 'a.csv', Buffer.from(csv))

  expect(await sheets.committed('li', own)).toMatchObject({ state: 'done', bad: 0, changed: 1 })
  const { values } = await (await office.as('li')).records.open({ modelId, id })
  expect(values).toMatchObject({ title: '旧', parent: '留' })
  expect(values['lines']).toEqual([
    { id: 'r2', item: '丁', price: '2' },
    { id: expect.any(String), item: '新', price: null },
    { id: 'r0', item: '甲', price: '0' },
  ])

  const fewer = await sheets.started('li', model, 'b.csv', Buffer.from('合同号,名称\nA,新名\n'))
  expect(await sheets.committed('li', fewer)).toMatchObject({ changed: 1 })
  const after = (await (await office.as('li')).records.open({ modelId, id })).values
  expect(after['lines']).toHaveLength(3)
})

test('fields not shown in the list keep their values when a sheet changes the record', async () => {
  const model = await publishModel(office, {
    columns: [{ field: 'title' }, { field: 'number' }],
    searches: [],
    tabs: undefined,
    group: undefined,
    tree: undefined,
    sums: [],
    importing: { mode: 'addAndUpdate', keys: ['number'] },
  })
  const lines = [{ id: 'a', item: 'x', price: '1' }]
  const whole = { number: 'A', amount: '5', kind: 'rent', tags: ['hot'], lines }
  const id = await recordOf(office, 'li', model, { title: '旧', ...whole })
  const own = await sheets.started('li', model, 'a.csv', Buffer.from('合同号,名称\nA,新\n'))
  await sheets.committed('li', own)

  const { values } = await (await office.as('li')).records.open({ modelId: model.modelId, id })
  expect(values).toMatchObject({ title: '新', ...whole })
})
