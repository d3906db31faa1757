import type { Locale } from '@signet/i18n'
import type { ListSort } from '@signet/list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PublishedModel, publishModel, recordOf } from '../../../../test/company-models.ts'
import { sheetsOf } from '../../../../test/company-sheets.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
let model: PublishedModel
beforeAll(async () => {
  office = await openOffice()
  const { people, departments, posts } = office.company
  model = await publishModel(
    office,
    {
      columns: ['title', 'owner', 'unit', 'path', 'post', '$author'].map((field) => ({ field })),
      ...{ searches: [], keyword: [], sums: [], tabs: undefined, group: { field: 'owner' }, tree: undefined },
      sort: [{ field: 'owner' }],
    },
    (key) => ({
      version: 1,
      key,
      fields: [
        { key: 'title', kind: 'input', label: '名称', inList: true },
        { key: 'owner', kind: 'user-select', label: '负责人' },
        { key: 'unit', kind: 'organization-select', label: '部门' },
        { key: 'path', kind: 'organization-select', label: '路径', settings: { show: 'path' } },
        { key: 'post', kind: 'position-select', label: '岗位' },
      ],
    }),
  )
  const owners = ['zhao', 'li', undefined, 'chen', 'li', 'wang', undefined, 'li', 'chen'] as const
  const units = ['research', 'finance', 'board'] as const
  const chairs = ['engineer', 'accountant', 'director'] as const
  for (const [at, owner] of owners.entries()) {
    const unit = at === 4 ? null : departments[units[at % 3] ?? 'board']
    await recordOf(office, at % 2 === 0 ? 'admin' : 'li', model, {
      title: `t${at}`,
      owner: owner ? people[owner] : null,
      ...{ unit, path: unit, post: posts[chairs[at % 3] ?? 'director'] },
    })
  }
})
afterAll(() => office.close())

async function shown(sort: readonly ListSort[], field: string, locale: Locale = 'zh-CN') {
  const { records } = await office.as('admin', { 'Accept-Language': locale })
  const { modelId } = model
  const walked: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await records.list({
      modelId,
      pageSize: 2,
      sort: [...sort],
      ...(cursor !== undefined && { cursor }),
    })
    walked.push(...page.list.map(({ id }) => id))
    cursor = page.next
  }
  const { list } = await records.list({ modelId, pageSize: 200, sort: [...sort] })
  const numbered = await Promise.all(
    [1, 2, 3].map((currentPage) => records.list({ modelId, pageSize: 4, currentPage, sort: [...sort] })),
  )
  const ids = list.map(({ id }) => id)
  expect(walked).toEqual(ids)
  expect(numbered.flatMap((page) => page.list.map(({ id }) => id))).toEqual(ids)
  return list.map(({ texts, values }) => [texts[field] ?? '', String(values['title'])] as const)
}

const by = (field: string, direction: ListSort['direction'] = 'ascending') => ({ field, direction })

test('people sort by name, those of the same name by the next key, missing values last', async () => {
  expect(await shown([by('owner'), by('title')], 'owner')).toEqual([
    ['陈静', 't3'],
    ['陈静', 't8'],
    ['李伟', 't1'],
    ['李伟', 't4'],
    ['李伟', 't7'],
    ['王芳', 't5'],
    ['赵敏', 't0'],
    ['', 't2'],
    ['', 't6'],
  ])
  expect(await shown([by('owner', 'descending'), by('title')], 'owner')).toEqual([
    ['赵敏', 't0'],
    ['王芳', 't5'],
    ['李伟', 't1'],
    ['李伟', 't4'],
    ['李伟', 't7'],
    ['陈静', 't3'],
    ['陈静', 't8'],
    ['', 't2'],
    ['', 't6'],
  ])
})

test.each([
  ['unit', ['财务部', '研发部', '总经办']],
  ['path', ['云杉科技/财务部', '云杉科技/研发部', '云杉科技/总经办']],
  ['post', ['工程师', '会计', '总监']],
])('values of %s are sorted by their names', async (field, names) => {
  const found = await shown([by(field)], field)
  expect([...new Set(found.map(([name]) => name).filter(Boolean))]).toEqual(names)
  expect(found.map(([name]) => name).lastIndexOf('')).toBe(field === 'post' ? -1 : 8)
  const turned = await shown([by(field, 'descending')], field)
  expect([...new Set(turned.map(([name]) => name).filter(Boolean))]).toEqual(names.toReversed())
})

test('the author of a record sorts by name', async () => {
  const titles = async (direction: ListSort['direction']) =>
    (await shown([by('$author', direction), by('title')], '$author')).map(([, title]) => title)
  const [ofAdmin, ofLi] = [
    ['t0', 't2', 't4', 't6', 't8'],
    ['t1', 't3', 't5', 't7'],
  ]
  expect(await titles('ascending')).toEqual([...ofAdmin, ...ofLi])
  expect(await titles('descending')).toEqual([...ofLi, ...ofAdmin])
})

test('a list offers names for sorting, sorts by them by default, and groups in the same order', async () => {
  const { records } = await office.as('admin')
  const { modelId } = model
  const { fields } = await records.config({ modelId })
  const sortable = fields.filter(({ isSortable }) => isSortable).map(({ path }) => path)
  expect(sortable).toEqual(expect.arrayContaining(['owner', 'unit', 'path', '$author']))
  expect((await records.list({ modelId, pageSize: 200 })).list.map(({ texts }) => texts['owner'])).toEqual(
    (await shown([by('owner')], 'owner')).map(([name]) => name),
  )
})

test.each(['zh-CN', 'zh-TW', 'en-US'] as const)('names come as %s sorts them', async (locale) => {
  const { compare } = new Intl.Collator(locale === 'zh-TW' ? 'zh-Hant' : locale)
  for (const field of ['owner', 'unit', 'post']) {
    const names = (await shown([by(field)], field, locale)).map(([name]) => name).filter(Boolean)
    expect(names).toEqual(names.toSorted(compare))
  }
})

test('an export sorted by names has the order of the list, missing values last', async () => {
  const sheets = sheetsOf(office)
  const { recordSheets } = await office.as('admin')
  const { modelId } = model
  for (const direction of ['ascending', 'descending'] as const) {
    const sort = [by('owner', direction), by('title')]
    const query = { modelId, columns: ['owner', 'title'], sort, which: 'all' } as const
    const [, ...rows] = await sheets.sheetAt(
      await recordSheets.exportRecords({ ...query, sort: [...sort], columns: [...query.columns] }),
    )
    expect(rows.map(([owner = '', title]) => [owner, title])).toEqual(await shown(sort, 'owner'))
  }
  await sheets.clear()
})
