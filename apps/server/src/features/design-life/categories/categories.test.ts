import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, expenseClaim, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const admin = () => office.as('admin')
const unnamed = { 'zh-TW': '', 'en-US': '' }
let made = 0

async function draftForm(category: string, words = {}): Promise<string> {
  const { formDesign } = await admin()
  const key = `filed${++made}`
  const definition = { ...expenseClaim(key), ...words }
  return (await formDesign.create({ name: key, code: key, category, definition })).id
}

/** Creates categories, each in the one before it. */
async function create(...names: string[]): Promise<void> {
  const { designLife } = await admin()
  for (const [at, name] of names.entries())
    await designLife.createCategory({ name, names: unnamed, parent: names[at - 1] ?? null })
}

async function forms() {
  const { designLife } = await admin()
  const { list } = await designLife.categories({ of: 'forms' })
  return new Map(list.map(({ category, ...one }) => [category, one]))
}

const categoryOf = async (id: string) => (await (await admin()).formDesign.open({ id })).category

test('a category in another one is listed with its parent and its own designs; a list has those below too', async () => {
  await create('财务', '费用', '差旅')
  const [above, below] = [await draftForm('财务'), await draftForm('差旅')]
  const { formDesign } = await admin()

  const found = await forms()
  expect([found.get('财务'), found.get('费用'), found.get('差旅')]).toMatchObject([
    { parent: null, count: 1 },
    { parent: '财务', count: 0 },
    { parent: '费用', count: 1 },
  ])
  const of = async (category: string) =>
    (await formDesign.list({ category, pageSize: 100 })).list.map(({ id }) => id)
  expect((await of('财务')).sort()).toEqual([above, below].sort())
  expect(await of('费用')).toEqual([below])
  expect(await of('')).not.toContain(above)
})

test('categories lie at most four deep, and none in itself', async () => {
  const { designLife } = await admin()
  await create('一', '二', '三', '四')
  await create('甲', '乙')
  const five = designLife.createCategory({ name: '五', names: unnamed, parent: '四' })
  expect(await refusalOf(five)).toBe('design.categoryTooDeep')
  expect(await refusalOf(designLife.moveCategory({ category: '甲', parent: '三' }))).toBe(
    'design.categoryTooDeep',
  )
  expect(await refusalOf(designLife.moveCategory({ category: '一', parent: '三' }))).toBe(
    'design.categoryInItself',
  )
  expect(await refusalOf(designLife.moveCategory({ category: '一', parent: '一' }))).toBe(
    'design.categoryInItself',
  )
  expect(await refusalOf(designLife.mergeCategory({ category: '一', into: '二' }))).toBe(
    'design.categoryInItself',
  )

  await designLife.moveCategory({ category: '甲', parent: '二' })
  expect((await forms()).get('甲')?.parent).toBe('二')
  await designLife.moveCategory({ category: '甲', parent: null })
  expect((await forms()).get('甲')?.parent).toBeNull()
})

test('two administrators who move categories into each other at once make no ring', async () => {
  const { designLife } = await admin()
  await create('东')
  await create('西')
  const moves = [
    designLife.moveCategory({ category: '东', parent: '西' }),
    designLife.moveCategory({ category: '西', parent: '东' }),
  ]
  const refused = (await Promise.allSettled(moves)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(1)
  expect([...(await forms())].filter(([name]) => '东西'.includes(name))).toHaveLength(2)
})

test('a new name reaches every design and the categories below, and drops what drafts called the old one', async () => {
  const { designLife, formDesign } = await admin()
  await create('采购', '询价')
  const id = await draftForm('采购', { category: { 'zh-CN': '采购', 'en-US': 'Purchasing' } })
  expect((await forms()).get('询价')?.parent).toBe('采购')
  const names = { 'zh-TW': '採買', 'en-US': 'Buying' }
  expect(await refusalOf(designLife.changeCategory({ category: '采购', name: '询价', names }))).toBe(
    'design.categoryTaken',
  )
  await designLife.changeCategory({ category: '采购', name: '采买', names })

  expect((await forms()).get('询价')?.parent).toBe('采买')
  expect((await forms()).has('采购')).toBe(false)
  const form = await formDesign.open({ id })
  expect(form).toMatchObject({ category: '采买', definition: { key: expect.any(String) } })
  expect(form.definition).not.toHaveProperty('category')
  expect((await designLife.labels({ of: 'forms' })).categories).toContainEqual({
    category: '采买',
    name: '采买',
  })
})

test('a category that only designs name can be merged, moved and deleted like the others', async () => {
  const { designLife } = await admin()
  const [first, second] = [await draftForm('人事A'), await draftForm('人事B')]
  await designLife.mergeCategory({ category: '人事A', into: '人事B' })
  expect([await categoryOf(first), (await forms()).has('人事A')]).toEqual(['人事B', false])

  await create('公司')
  await designLife.moveCategory({ category: '人事B', parent: '公司' })
  expect(await refusalOf(designLife.deleteCategory({ category: '人事B', movesUp: false }))).toBe(
    'design.categoryInUse',
  )
  await designLife.deleteCategory({ category: '人事B', movesUp: true })
  expect([await categoryOf(first), await categoryOf(second)]).toEqual(['公司', '公司'])
  await designLife.deleteCategory({ category: '公司', movesUp: true })
  expect(await categoryOf(first)).toBe('')
})

test('merging takes the categories below along, as far as they fit', async () => {
  const { designLife } = await admin()
  await create('源', '源下')
  await create('目标')
  await create('深1', '深2', '深3', '深4')
  expect(await refusalOf(designLife.mergeCategory({ category: '源', into: '深4' }))).toBe(
    'design.categoryTooDeep',
  )
  await designLife.mergeCategory({ category: '源', into: '目标' })
  expect((await forms()).get('源下')?.parent).toBe('目标')
})

test('an empty category is deleted, and one that does not exist is refused', async () => {
  const { designLife } = await admin()
  await create('空')
  await designLife.deleteCategory({ category: '空', movesUp: false })
  expect((await forms()).has('空')).toBe(false)
  const gone = { category: '空', parent: null }
  expect(await refusalOf(designLife.moveCategory(gone))).toBe('design.categoryNotFound')
  expect(await refusalOf(designLife.moveCategory({ category: '一', parent: '空' }))).toBe(
    'design.categoryNotFound',
  )
  expect(await refusalOf(designLife.mergeCategory({ category: '一', into: '空' }))).toBe(
    'design.categoryNotFound',
  )
})

test('a design moves into a category and out of all; a deleted one follows its category', async () => {
  const { designLife } = await admin()
  const id = await draftForm('')
  await designLife.categorise({ kind: 'form', id, category: '档案' })
  expect(await categoryOf(id)).toBe('档案')
  await designLife.changeAvailability({ kind: 'form', id, availability: 'deleted' })
  expect((await forms()).has('档案')).toBe(false)
  await designLife.changeCategory({ category: '档案', name: '旧档案', names: unnamed })
  await designLife.changeAvailability({ kind: 'form', id, availability: 'inUse' })
  expect(await categoryOf(id)).toBe('旧档案')
  await designLife.categorise({ kind: 'form', id, category: '' })
  expect(await categoryOf(id)).toBe('')
})

test('people see flows by the path of categories in their language, and a category finds what is below it', async () => {
  const { designLife } = await admin()
  await create('行政', '用车')
  await designLife.changeCategory({
    category: '行政',
    name: '行政',
    names: { 'zh-TW': '行政', 'en-US': 'Office' },
  })
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  await designLife.categorise({ kind: 'flow', id: flowId, category: '用车' })

  const { approvals } = await office.as('employee', { 'Accept-Language': 'en-US' })
  const { list } = await approvals.launchableFlows({ category: '行政' })
  expect(list).toMatchObject([
    {
      ...{ id: flowId, category: '用车', categoryName: '用车' },
      categoryPath: [
        { category: '行政', name: 'Office' },
        { category: '用车', name: '用车' },
      ],
    },
  ])
  const { list: shown } = await (await admin()).flowDesign.list({ category: '行政' })
  expect(shown.map(({ id }) => id)).toEqual([flowId])
})

test('a category that only designs name keeps what they call it when it gets a row', async () => {
  const { designLife } = await admin()
  await draftForm('法务', { category: { 'zh-CN': '法务', 'zh-TW': '法務', 'en-US': 'Legal' } })
  await designLife.createCategory({ name: '诉讼', names: unnamed, parent: '法务' })
  expect((await forms()).get('法务')?.names).toEqual({ 'zh-TW': '法務', 'en-US': 'Legal' })
})
