import { createLookup } from '@signet/client'
import type { FormDefinitionInput } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../test/index.ts'

const cities = [
  { code: 'hz', name: '杭州', province: 'zj' },
  { code: 'nb', name: '宁波', province: 'zj' },
  { code: 'nj', name: '南京', province: 'js' },
]

let office: Office
let interfaceId: string
beforeAll(async () => {
  office = await openOffice()
  const { dictionary, dataInterfaces } = await office.as('admin')
  const words = (fullName: string, enCode: string, english = '') => ({
    fullName,
    enCode,
    translations: { 'en-US': english },
  })
  await dictionary.create({
    ...words('费用', 'cost'),
    entries: [words('火车', 'train', 'Train'), words('出租车', 'taxi', 'Taxi')],
  })
  interfaceId = (
    await dataInterfaces.create({
      fullName: '城市',
      enCode: 'cities',
      source: { kind: 'static', rows: cities },
      audience: { kind: 'members' },
    })
  ).id
})
afterAll(() => office.close())

let forms = 0
async function flowOver(fields: FormDefinitionInput['fields']): Promise<string> {
  forms += 1
  const form = { version: 1, key: `outer${forms}`, fields } as const
  return (await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]), form))
    .flowId
}

const source = { from: 'dictionary', dictionary: 'cost', store: 'code' } as const

test('a dictionary entry can be chosen while offered and is named in the reader’s language', async () => {
  const flowId = await flowOver([
    { key: 'cost', kind: 'radio', label: '费用', inList: true, settings: { source } },
    { key: 'more', kind: 'checkbox', label: '其他', settings: { source } },
  ])
  const { approvals } = await office.as('li')
  await expect(
    approvals.launch({ flowId, values: { cost: 'bus', more: ['taxi', 'ship'] } }),
  ).rejects.toMatchObject({
    problems: [
      { path: 'cost', code: 'form.notAnOption' },
      { path: 'more', code: 'form.notAnOption' },
    ],
  })

  const { caseId } = await approvals.launch({ flowId, values: { cost: 'train', more: ['taxi'] } })
  const english = (await office.as('li', { 'Accept-Language': 'en-US' })).approvals
  expect((await english.open({ caseId })).names).toEqual({
    'dictionary:cost/code': { train: 'Train', taxi: 'Taxi' },
  })
  const card = (await approvals.list({ list: 'launched' })).list.find((one) => one.caseId === caseId)
  expect(card?.fields).toEqual([{ label: '费用', text: '火车' }])
})

test('a retired choice keeps its name', async () => {
  const { dictionary } = await office.as('admin')
  const { id } = await dictionary.createEntry({ dictionaryTypeId: 'cost', fullName: '轮船', enCode: 'ship' })
  const flowId = await flowOver([{ key: 'cost', kind: 'select', label: '费用', settings: { source } }])
  const { approvals } = await office.as('li')
  const { caseId } = await approvals.saveDraft({ flowId, values: { cost: 'ship' } })
  await dictionary.removeEntry({ id })

  expect((await approvals.open({ caseId })).names).toEqual({ 'dictionary:cost/code': { ship: '轮船' } })
  await expect(approvals.updateDraft({ caseId, values: { cost: 'ship' } })).resolves.toBeDefined()
  await expect(approvals.launch({ flowId, values: { cost: 'ship' } })).rejects.toMatchObject({
    code: 'form.valuesRefused',
  })
})

test('a row of an interface may be chosen if the interface returns it', async () => {
  const rows = { from: 'interface', interface: interfaceId, value: 'code', label: 'name' } as const
  const flowId = await flowOver([{ key: 'city', kind: 'select', label: '城市', settings: { source: rows } }])
  const { approvals } = await office.as('li')

  await expect(approvals.launch({ flowId, values: { city: 'xx' } })).rejects.toMatchObject({
    problems: [{ path: 'city', code: 'form.notAnOption' }],
  })
  const { caseId } = await approvals.launch({ flowId, values: { city: 'hz' } })
  expect((await approvals.open({ caseId })).names).toEqual({
    [`interface:${interfaceId}/code/name`]: { hz: '杭州' },
  })
})

test('each step of a path in an external tree must exist', async () => {
  const { dictionary, dataInterfaces } = await office.as('admin')
  const { id: dictionaryTypeId } = await dictionary.create({ fullName: '地点', enCode: 'place', isTree: 1 })
  for (const [enCode, city] of [
    ['zj', 'hz'],
    ['js', 'nj'],
  ] as const) {
    const { id: parentId } = await dictionary.createEntry({ dictionaryTypeId, fullName: enCode, enCode })
    await dictionary.createEntry({ dictionaryTypeId, parentId, fullName: city, enCode: city })
  }
  const row = (id: string, children: readonly object[] = []) => ({ id, fullName: id, children })
  const { id } = await dataInterfaces.create({
    fullName: '树',
    enCode: 'tree',
    source: { kind: 'static', rows: [row('zj', [row('hz')]), row('js', [row('nj')])] },
    audience: { kind: 'members' },
  })
  const words = { from: 'dictionary', dictionary: 'place', store: 'code' }
  const flowId = await flowOver([
    { key: 'words', kind: 'cascader', label: '地点', settings: { source: words } },
    {
      key: 'rows',
      kind: 'cascader',
      label: '树',
      settings: { source: { from: 'interface', interface: id } },
    },
  ])
  const { approvals } = await office.as('li')
  const { caseId } = await approvals.saveDraft({ flowId, values: {} })
  for (const strange of [['zj', 'nj'], ['hz'], ['hz', 'zj']])
    await expect(
      approvals.launch({ flowId, values: { words: strange, rows: strange } }),
    ).rejects.toMatchObject({
      problems: [
        { path: 'words', code: 'form.notAnOption' },
        { path: 'rows', code: 'form.notAnOption' },
      ],
    })

  const real = { words: ['zj', 'hz'], rows: ['js', 'nj'] }
  await approvals.updateDraft({ caseId, values: real })
  expect((await approvals.open({ caseId })).values).toMatchObject(real)
  await expect(approvals.launch({ flowId, values: real })).resolves.toBeDefined()
})

test('an area is valid only as a whole and down to the required level', async () => {
  const flowId = await flowOver([
    { key: 'home', kind: 'area-select', label: '住址', inList: true },
    { key: 'visited', kind: 'area-select', label: '去过', settings: { multiple: true, anyLevel: true } },
  ])
  const { approvals } = await office.as('li')
  const hangzhou = ['330000', '330100']
  await expect(
    approvals.launch({ flowId, values: { home: hangzhou, visited: [['330000', '310100']] } }),
  ).rejects.toMatchObject({
    problems: [
      { path: 'home', code: 'form.notAnOption' },
      { path: 'visited', code: 'form.notAnOption' },
    ],
  })

  const values = { home: [...hangzhou, '330106'], visited: [['310000'], hangzhou] }
  const { caseId } = await approvals.launch({ flowId, values })
  expect((await approvals.open({ caseId })).values).toEqual(values)
  const card = (await approvals.list({ list: 'launched' })).list.find((one) => one.caseId === caseId)
  expect(card?.fields).toEqual([{ label: '住址', text: '浙江省/杭州市/西湖区' }])
})

test('one lookup serves dictionaries, areas and interfaces', async () => {
  const lookup = createLookup(await office.as('li'))
  const { signal } = new AbortController()
  const names = async (question: Parameters<typeof lookup.search>[0]) =>
    (await lookup.search(question, signal)).choices.map(({ id, name }) => [id, name])
  const rows = `interface:${interfaceId}/code/name`

  expect(await names({ of: 'dictionary:cost/code' })).toEqual([
    ['train', '火车'],
    ['taxi', '出租车'],
  ])
  expect(await lookup.byIds('dictionary:cost/code', ['taxi', 'gone'])).toEqual([
    { id: 'taxi', name: '出租车' },
  ])
  expect(await names({ of: 'areas', parent: '330000' })).toContainEqual(['330000/330100', '杭州市'])
  expect(await names({ of: 'areas', words: '西湖', range: ['downTo:2'] })).toContainEqual([
    '330000/330100/330106',
    '西湖区',
  ])
  const provinces = (await lookup.search({ of: 'areas', range: ['downTo:0'] }, signal)).choices
  expect(provinces).toContainEqual({ id: '330000', name: '浙江省', hasChildren: false, isHeading: false })
  expect(await lookup.byIds('areas', ['330000/330100'])).toEqual([
    { id: '330000/330100', name: '浙江省/杭州市' },
  ])
  expect(await names({ of: rows })).toHaveLength(3)
  expect(await names({ of: rows, words: '京', page: 1 })).toEqual([['nj', '南京']])
  expect((await lookup.byIds(rows, ['nb']))[0]).toMatchObject({ name: '宁波', columns: { province: 'zj' } })
})

test('a form offers exactly its own choices, even ones its users cannot query', async () => {
  const { dataInterfaces } = await office.as('admin')
  const { id } = await dataInterfaces.create({
    fullName: '内部城市',
    enCode: 'inner-cities',
    source: { kind: 'static', rows: cities },
  })
  const rows = { from: 'interface', interface: id, value: 'code', label: 'name' } as const
  const flowId = await flowOver([{ key: 'city', kind: 'select', label: '城市', settings: { source: rows } }])
  const li = await office.as('li')
  const of = `interface:${id}/code/name`
  const { signal } = new AbortController()
  const through = { kind: 'flow', id: flowId } as const
  const outerLookup = createLookup(li, through)

  await expect(createLookup(li).search({ of }, signal)).rejects.toMatchObject({
    code: 'dataInterfaces.notAllowed',
  })
  expect((await outerLookup.search({ of }, signal)).choices).toHaveLength(3)
  expect((await outerLookup.search({ of, words: '宁', page: 1 }, signal)).choices).toMatchObject([
    { id: 'nb' },
  ])
  expect(await outerLookup.byIds(of, ['hz', 'gone'])).toMatchObject([{ id: 'hz', name: '杭州' }])
  for (const other of [`interface:${id}/code/province`, `interface:${interfaceId}/code/name`])
    await expect(outerLookup.search({ of: other }, signal)).rejects.toMatchObject({
      code: 'choices.notOffered',
    })
})

test('people on a case may read what its form offers; others may not', async () => {
  const rows = { from: 'interface', interface: interfaceId, value: 'code', label: 'name' } as const
  const flowId = await flowOver([{ key: 'city', kind: 'select', label: '城市', settings: { source: rows } }])
  const { caseId } = await (await office.as('li')).approvals.launch({ flowId, values: { city: 'hz' } })
  const of = `interface:${interfaceId}/code/name`
  const named = async (account: 'manager' | 'wang') =>
    createLookup(await office.as(account), { kind: 'case', id: caseId }).byIds(of, ['hz'])

  expect(await named('manager')).toMatchObject([{ name: '杭州' }])
  await expect(named('wang')).rejects.toMatchObject({ code: 'approvals.notInvolved' })
})
