import type { FormDefinitionInput } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, claim, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import {
  contractForm,
  contractList,
  grant,
  publishModel,
  recordOf,
  titlesOf,
} from '../../../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Option = { id: string; label: string; children: Option[] }
const option = (id: string, children: Option[] = []): Option => ({ id, label: id, children })
const regions = [option('east', [option('hangzhou', [option('xihu')]), option('ningbo')]), option('west')]
const regionForm = (key: string): FormDefinitionInput => ({
  ...contractForm(key),
  fields: [
    ...contractForm(key).fields,
    { key: 'region', kind: 'tree-select', label: '地区', settings: { options: regions } },
  ],
})
const beside = (field: string) => ({
  layout: 'leftTree' as const,
  columns: [...contractList.columns, { field }],
  leftTree: { field },
})
const nodesOf = async (modelId: string) => (await (await office.as('li')).records.nodes({ modelId })).list

test('the tree beside a list has its options, and a node includes its descendants', async () => {
  const model = await publishModel(office, beside('region'), regionForm)
  await recordOf(office, 'li', model, { title: '甲', region: 'xihu' })
  await recordOf(office, 'li', model, { title: '乙', region: 'ningbo' })
  await recordOf(office, 'li', model, { title: '丙', region: 'west' })

  expect(await nodesOf(model.modelId)).toEqual([
    { id: 'east', parentId: null, text: 'east' },
    { id: 'hangzhou', parentId: 'east', text: 'hangzhou' },
    { id: 'xihu', parentId: 'hangzhou', text: 'xihu' },
    { id: 'ningbo', parentId: 'east', text: 'ningbo' },
    { id: 'west', parentId: null, text: 'west' },
  ])
  expect(await titlesOf(office, 'li', model, { node: 'hangzhou' })).toEqual(['甲'])
  expect((await titlesOf(office, 'li', model, { node: 'east' })).toSorted()).toEqual(['乙', '甲'].toSorted())
})

test('without its tree a node matches only itself', async () => {
  const list = { ...beside('region'), leftTree: { field: 'region', withBelow: false } }
  const model = await publishModel(office, list, regionForm)
  await recordOf(office, 'li', model, { title: '甲', region: 'xihu' })

  expect(await titlesOf(office, 'li', model, { node: 'east' })).toEqual([])
  expect(await titlesOf(office, 'li', model, { node: 'xihu' })).toEqual(['甲'])
})

test('organizations come above those below them', async () => {
  const model = await publishModel(office, beside('$organization'))
  const nodes = await nodesOf(model.modelId)

  expect(nodes.length).toBeGreaterThan(1)
  expect(nodes.filter(({ parentId }) => parentId === null)).toHaveLength(1)
  for (const [at, { parentId }] of nodes.entries())
    expect(parentId === null || nodes.findIndex(({ id }) => id === parentId) < at).toBe(true)
})

test('without another source the tree lists the values in records as displayed', async () => {
  const model = await publishModel(office, beside('owner'))
  const { wang } = office.company.people
  await recordOf(office, 'li', model, { title: '甲', owner: wang })
  await recordOf(office, 'li', model, { title: '乙' })

  expect(await nodesOf(model.modelId)).toEqual([{ id: wang, parentId: null, text: '王芳' }])
})

test('a field hidden from the person has no tree', async () => {
  const model = await publishModel(office, {
    ...beside('owner'),
    restricts: { columns: true, records: true },
  })
  await grant(office, model, { people: ['li'] }, { columns: ['title'], records: { scope: 'all' } })
  await recordOf(office, 'admin', model, { title: '甲', owner: office.company.people.wang })
  const { records } = await office.as('li')

  expect(await refusalOf(records.nodes({ modelId: model.modelId }))).toBe('list.unknownField')
})

test('a tab for each day of a date field opens', async () => {
  const model = await publishModel(office, { tabs: { field: 'signedOn' } })
  await recordOf(office, 'li', model, { title: '甲', signedOn: '2026-03-31' })
  await recordOf(office, 'li', model, { title: '乙', signedOn: '2026-04-01' })
  const { records } = await office.as('li')
  const { tabs } = await records.summary({ modelId: model.modelId })

  expect(tabs.map(({ count }) => count)).toEqual([1, 1])
  expect(await titlesOf(office, 'li', model, { tab: tabs[0]?.value ?? '' })).toEqual(['甲'])
})

test('a record says whether its reader may open its case', async () => {
  const { flowId, formId } = await publishFlow(office, {
    ...chain([start(), approver(office, 'review', ['manager']), end]),
  })
  const { listDesign } = await office.as('admin')
  const definition = { version: 1, columns: [{ field: 'subject' }], cases: 'open' }
  await listDesign.save({ id: formId, definition })
  await listDesign.publish({ id: formId, reason: '测试' })
  const caseId = await launchAs(office, 'li', flowId, { ...claim, subject: '出差' })
  const seenBy = async (account: 'li' | 'manager' | 'zhao' | 'admin') =>
    (await (await office.as(account)).records.list({ modelId: formId })).list.find(
      (row) => row.caseId === caseId,
    )?.can.case

  expect([await seenBy('li'), await seenBy('manager'), await seenBy('admin')]).toEqual([true, true, true])
  expect(await seenBy('zhao')).toBe(false)
})
