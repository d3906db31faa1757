import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  expenseClaim,
  launchAs,
  publishFlow,
  start,
} from '../../../test/company-flows.ts'
import { publishModel } from '../../../test/company-models.ts'
import { days, type Office, openOffice, refusalOf } from '../../../test/index.ts'
import { cleanUp } from '../background/clean-up.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const admin = () => office.as('admin')
const reviewed = () => chain([start(), approver(office, 'review', ['li']), end])
const face = { category: '行政', icon: 'plane', iconColor: 'teal', tags: ['差旅'] }
const look = { ...face, ownerId: null }

async function draftForm(key: string): Promise<string> {
  const { formDesign } = await admin()
  return (await formDesign.create({ name: key, code: key, definition: expenseClaim(key) })).id
}

test('a flow and a form get another name, category, icon and color, and the name is in their drafts', async () => {
  const { designLife, flowDesign, formDesign } = await admin()
  const { flowId, formId } = await publishFlow(office, reviewed())
  await designLife.describe({ kind: 'flow', id: flowId, name: '出差', ...look })
  await designLife.describe({ kind: 'form', id: formId, name: '出差单', ...look })

  expect(await flowDesign.open({ id: flowId })).toMatchObject({ name: '出差', state: 'changed', ...face })
  expect((await flowDesign.open({ id: flowId })).definition).toMatchObject({ name: '出差' })
  expect(await formDesign.open({ id: formId })).toMatchObject({ name: '出差单', ...face })
  expect((await formDesign.open({ id: formId })).definition).toMatchObject({ title: '出差单' })
})

test('a design belongs to who made it, until it is given to a colleague; lists are narrowed by its labels', async () => {
  const { designLife, formDesign } = await admin()
  const { li, admin: maker } = office.company.people
  const formId = await draftForm('labelled')
  const of = async (filter: object) => {
    const { list } = await formDesign.list({ pageSize: 100, ...filter })
    return list.map(({ id }) => id).filter((id) => id === formId)
  }
  expect((await formDesign.open({ id: formId })).owner).toMatchObject({ id: maker })
  const given = { kind: 'form', id: formId, name: 'labelled', ...look } as const
  await designLife.describe({ ...given, tags: ['差旅', ' 常用', '差旅'], ownerId: li })

  expect(await formDesign.open({ id: formId })).toMatchObject({ tags: ['差旅', '常用'], owner: { id: li } })
  const { categories, tags, owners } = await designLife.labels({ of: 'forms' })
  expect([categories, tags, owners]).toEqual([
    expect.arrayContaining([{ category: '行政', name: '行政' }]),
    expect.arrayContaining(['差旅', '常用']),
    expect.arrayContaining([expect.objectContaining({ id: li })]),
  ])
  for (const filter of [{ category: '行政' }, { tag: '常用' }, { owner: li }])
    expect(await of(filter)).toEqual([formId])
  for (const filter of [{ category: '财务' }, { tag: '常' }, { owner: maker }, { owner: li, tag: '没有' }])
    expect(await of(filter)).toEqual([])
})

test('an owner is an active colleague; one who left stays until another one is named', async () => {
  const { designLife, organization } = await admin()
  const { zhao } = office.company.people
  const { flowId: id } = await publishFlow(office, reviewed())
  const described = { kind: 'flow', id, name: '出差', ...look } as const
  await designLife.describe({ ...described, ownerId: zhao })
  await organization.updateUser({ id: zhao, enabledMark: 0 })
  expect(await refusalOf(designLife.describe({ ...described, ownerId: 'unknown' }))).toBe(
    'organization.notFound',
  )
  await designLife.describe({ ...described, ownerId: zhao, tags: [] })
  await designLife.describe({ ...described, ownerId: null })

  expect(await refusalOf(designLife.describe({ ...described, ownerId: zhao }))).toBe('organization.notFound')
})

test('a flow is deleted or launched, never both, however close the two come', async () => {
  const { designLife } = await admin()
  const { approvals } = await office.as('employee')
  for (let round = 0; round < 24; round += 1) {
    const { flowId } = await publishFlow(office, reviewed())
    const [launched, deleted] = await Promise.allSettled([
      approvals.launch({ flowId, values: claim }),
      designLife.changeAvailability({ kind: 'flow', id: flowId, availability: 'deleted' }),
    ])
    expect([launched.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected'])
  }
})

test('a copy has its new name in every language, and another category is not called as the one before', async () => {
  const { designLife, flowDesign } = await admin()
  const words = { name: 'Trip', category: 'Finance', nodes: { review: 'Review' } }
  const { flowId } = await publishFlow(office, { ...reviewed(), translations: { 'en-US': words } })
  const { id } = await designLife.copy({ kind: 'flow', id: flowId, name: '副本' })
  const wordsOf = async (one: string) => (await flowDesign.open({ id: one })).definition['translations']

  expect(await wordsOf(id)).toEqual({ 'en-US': { category: 'Finance', nodes: words.nodes } })
  await designLife.describe({ kind: 'flow', id: flowId, name: '出差', ...look })
  expect(await wordsOf(flowId)).toEqual({ 'en-US': { name: 'Trip', nodes: words.nodes } })
})

test('another color alone leaves a published flow published', async () => {
  const { designLife, flowDesign } = await admin()
  const { flowId } = await publishFlow(office, reviewed())
  const { name } = await flowDesign.open({ id: flowId })
  await designLife.describe({ kind: 'flow', id: flowId, name, ...look })

  expect(await flowDesign.open({ id: flowId })).toMatchObject({ state: 'published', iconColor: 'teal' })
})

test('copies of copies are drafts with codes of their own', async () => {
  const { designLife, flowDesign, formDesign } = await admin()
  const { flowId, formId } = await publishFlow(office, reviewed(), expenseClaim('copied'))
  const { id: second } = await designLife.copy({ kind: 'flow', id: flowId, name: '副本' })
  const { id: third } = await designLife.copy({ kind: 'flow', id: second, name: '副本' })
  expect(await flowDesign.open({ id: third })).toMatchObject({
    ...{ name: '副本', code: 'flowcopied_3', state: 'draft', formId },
  })

  const { id: form } = await designLife.copy({ kind: 'form', id: formId, name: '另一张' })
  expect(await formDesign.open({ id: form })).toMatchObject({
    ...{ name: '另一张', code: 'copied_2', state: 'draft', definition: { key: 'copied_2', title: '另一张' } },
  })
  await formDesign.publish({ id: form })
})

test('the copy of a form has its list', async () => {
  const { designLife, formDesign, listDesign } = await admin()
  const { modelId } = await publishModel(office)
  const { id } = await designLife.copy({ kind: 'form', id: modelId, name: '副本' })
  await formDesign.publish({ id })

  const [first, copy] = [await listDesign.open({ id: modelId }), await listDesign.open({ id })]
  expect(copy).toMatchObject({ state: 'draft', definition: first.definition })
})

test('what depends on a form is counted by kind and named', async () => {
  const { designLife } = await admin()
  const { flowId, formId } = await publishFlow(office, reviewed())
  await launchAs(office, 'employee', flowId)
  const { list } = await designLife.dependents({ kind: 'form', id: formId })

  expect(list).toEqual([
    { kind: 'openCase', count: 1, names: [] },
    { kind: 'record', count: 1, names: [] },
    { kind: 'flow', count: 1, names: ['测试流程'] },
  ])
  expect(
    await refusalOf(designLife.changeAvailability({ kind: 'form', id: formId, availability: 'deleted' })),
  ).toBe('design.inUse')
})

test('a flow that another one starts, and a list that starts it, count as dependents', async () => {
  const { designLife } = await admin()
  const { flowId } = await publishFlow(office, reviewed())
  const parent = chain([
    start(),
    {
      ...{ id: 'sub', name: 'sub', kind: 'subFlow', flow: flowId },
      sources: [{ kind: 'people', people: [office.company.people.li] }],
    },
    end,
  ])
  await publishFlow(office, { ...parent, name: '上级流程' }, expenseClaim('parentForm'))

  expect((await designLife.dependents({ kind: 'flow', id: flowId })).list).toEqual([
    { kind: 'flow', count: 1, names: ['上级流程'] },
  ])
})

test('a deleted draft leaves the list, and is restored', async () => {
  const { designLife, formDesign } = await admin()
  const id = await draftForm('shortLived')
  const idsIn = async (availability: 'inUse' | 'deleted') =>
    (await formDesign.list({ availability, keyword: 'shortLived' })).list.map((row) => row.id)
  await designLife.changeAvailability({ kind: 'form', id, availability: 'deleted' })
  expect([await idsIn('inUse'), await idsIn('deleted')]).toEqual([[], [id]])
  await designLife.changeAvailability({ kind: 'form', id, availability: 'inUse' })
  expect([await idsIn('inUse'), await idsIn('deleted')]).toEqual([[id], []])
})

test('an archived flow is listed only among the archived ones', async () => {
  const { designLife, flowDesign } = await admin()
  const { flowId } = await publishFlow(office, reviewed())
  await designLife.changeAvailability({ kind: 'flow', id: flowId, availability: 'archived' })
  const idsIn = async (availability: 'inUse' | 'archived') =>
    (await flowDesign.list({ availability, pageSize: 200 })).list.map((row) => row.id)

  expect(await idsIn('inUse')).not.toContain(flowId)
  expect(await idsIn('archived')).toEqual([flowId])
})

test('only administrators change the life of a design', async () => {
  const { flowId } = await publishFlow(office, reviewed())
  const { designLife } = await office.as('li')

  expect(
    await refusalOf(designLife.changeAvailability({ kind: 'flow', id: flowId, availability: 'stopped' })),
  ).toBe('session.administratorsOnly')
})

test('a deleted draft goes for good after 30 days, and so does a published flow without cases', async () => {
  const { designLife } = await admin()
  const id = await draftForm('shortLivedToo')
  const { flowId } = await publishFlow(office, reviewed())
  await designLife.changeAvailability({ kind: 'form', id, availability: 'deleted' })
  await designLife.changeAvailability({ kind: 'flow', id: flowId, availability: 'deleted' })
  const db = office.db.tenant('demo')
  const left = async () => [
    ...(await db.selectFrom('form').where('id', '=', id).select('id').execute()),
    ...(await db.selectFrom('flow').where('id', '=', flowId).select('id').execute()),
    ...(await db.selectFrom('flowVersion').where('flowId', '=', flowId).select('flowId as id').execute()),
  ]

  office.clock.pass(days(29))
  await cleanUp.run(office.app.server)
  expect(await left()).toHaveLength(3)
  office.clock.pass(days(2))
  await cleanUp.run(office.app.server)
  expect(await left()).toEqual([])
})
