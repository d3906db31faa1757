import { createHash } from 'node:crypto'
import { canonicalJson } from '@signet/std'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, expenseClaim, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { throwDice } from '../../../seed/dice.ts'
import { drawSignature } from '../../../seed/history/draw-signature.ts'

let office: Office
let file: string
let ids: Readonly<{ flowId: string; formId: string; dictionaryId: string; templateId: string }>

beforeAll(async () => {
  office = await openOffice()
  const { dictionary, billRules, printTemplates } = await office.as('admin')
  const { id: dictionaryId } = await dictionary.create({
    fullName: '费用类型',
    enCode: 'costs',
    translations: { 'zh-TW': '費用類型', 'en-US': 'Costs' },
    entries: [
      { fullName: '交通', enCode: 'travel', translations: {} },
      { fullName: '住宿', enCode: 'hotel', translations: {} },
    ],
  })
  await billRules.create({
    fullName: '报销单号',
    enCode: 'claims',
    settings: { kind: 'serial', prefix: [{ kind: 'text', text: 'BX' }] },
  })
  const form = expenseClaim('carried')
  const { flowId, formId } = await publishFlow(
    office,
    chain([
      start(),
      approver(office, 'review', ['li']),
      {
        id: 'pay',
        kind: 'approver',
        name: 'pay',
        sources: [{ kind: 'role', ids: [office.company.roles.cashier] }],
      },
      end,
    ]),
    {
      ...form,
      fields: [
        ...form.fields,
        {
          key: 'costs',
          kind: 'select',
          label: '类型',
          settings: { source: { from: 'dictionary', dictionary: 'costs', store: 'code' } },
        },
        { key: 'number', kind: 'bill-rule', label: '单号', settings: { rule: 'claims' } },
      ],
    },
  )
  const { templateId } = await printTemplates.create({ id: formId, name: '报销凭证' })
  ids = { flowId, formId, dictionaryId, templateId }
  file = (await exported([flowId])).file
})
afterAll(() => office.close())

const exported = async (wanted: string[], client = office.as('admin')) =>
  (await client).definitionFiles.export({ ids: wanted })
const refused = async (text: string) => {
  const { definitionFiles } = await office.as('admin')
  return refusalOf(definitionFiles.preview({ file: text }))
}
type Json = Record<string, unknown> & {
  definitions: Record<string, unknown>[]
  outside: Record<string, unknown>[]
}

/** The file after a change, with a hash that fits. */
function changed(change: (json: Json) => void): string {
  const json = JSON.parse(file) as Json
  change(json)
  const { definitions, outside } = json
  const hash = createHash('sha256').update(canonicalJson({ definitions, outside })).digest('hex')
  return JSON.stringify({ ...json, hash })
}

const contentOf = (json: Json, kind: string) =>
  json.definitions.find((one) => one['kind'] === kind)?.['content'] as Record<string, unknown>

test('a flow brings its form, the dictionary, the numbering rule and the print template', async () => {
  const { added } = await exported([ids.flowId])
  expect(added.map(({ kind, name }) => [kind, name])).toEqual([
    ['dictionary', '费用类型'],
    ['billRule', '报销单号'],
    ['form', '报销单'],
    ['printTemplate', '报销凭证'],
  ])
  const { outside } = JSON.parse(file) as Json
  expect(outside.map(({ kind, code }) => [kind, code])).toEqual([
    ['person', 'li'],
    ['role', 'cashier'],
  ])
})

test('in the same company everything is the same, and importing it changes nothing', async () => {
  const { definitionFiles } = await office.as('admin')
  const { definitions, missing } = await definitionFiles.preview({ file })
  expect(new Set(definitions.map(({ status }) => status))).toEqual(new Set(['same']))
  expect(missing).toEqual([])

  const { results } = await definitionFiles.import({ file })
  expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['same']))
  expect((await exported([ids.flowId])).added).toHaveLength(4)
})

test('an empty company gets drafts of the same definitions, and what it lacks is named', async () => {
  const { definitionFiles, flowDesign, formDesign } = await office.other.as('admin')
  const preview = await definitionFiles.preview({ file })
  expect(new Set(preview.definitions.map(({ status }) => status))).toEqual(new Set(['new']))
  expect(preview.missing.map(({ code }) => code)).toEqual(['li', 'cashier'])
  expect((await definitionFiles.list({})).list).toEqual([])

  const { results } = await definitionFiles.import({ file })
  const flowId = results.find(({ kind }) => kind === 'flow')?.id ?? ''
  expect(await flowDesign.open({ id: flowId })).toMatchObject({ state: 'draft', name: '测试流程' })
  expect((await formDesign.list({})).list).toMatchObject([{ state: 'draft', code: 'carried' }])

  const again = await definitionFiles.preview({ file })
  expect(new Set(again.definitions.map(({ status }) => status))).toEqual(new Set(['same']))
  const back = JSON.parse((await exported([flowId], office.other.as('admin'))).file) as Json
  const first = JSON.parse(file) as Json
  const codes = (json: Json) => json.definitions.map(({ kind, code, name }) => [kind, code, name])
  expect(codes(back)).toEqual(codes(first))
  expect(contentOf(back, 'form')).toEqual(contentOf(first, 'form'))
  expect(contentOf(back, 'flow')['draft']).toEqual(contentOf(first, 'flow')['draft'])
})

test('each difference and conflict needs a decision: replace a draft, take a copy or keep mine', async () => {
  const { definitionFiles, flowDesign, formDesign } = await office.as('admin')
  const other = changed((json) => {
    const draft = contentOf(json, 'form')['draft'] as { fields: { label: string }[] }
    Object.assign(draft.fields[0] ?? {}, { label: '用途' })
    Object.assign(json.definitions.find(({ kind }) => kind === 'flow') ?? {}, { name: '另一个流程' })
    Object.assign(contentOf(json, 'dictionary'), { nameEn: 'Expenses' })
  })
  const { definitions } = await definitionFiles.preview({ file: other })
  const byKind = new Map(definitions.map((one) => [one.kind, one]))
  expect(byKind.get('form')).toMatchObject({
    status: 'different',
    choices: ['replace', 'copy', 'keep'],
    differences: [{ place: 'draft › fields › subject › label', mine: '事由', theirs: '用途' }],
  })
  expect(byKind.get('flow')).toMatchObject({ status: 'conflict', existing: '测试流程' })
  expect(byKind.get('dictionary')).toMatchObject({ status: 'different', choices: ['copy', 'keep'] })

  const before = await definitionFiles.list({})
  const undecided = definitionFiles.import({
    file: other,
    decisions: [{ id: ids.formId, choice: 'replace' }],
  })
  expect(await refusalOf(undecided)).toBe('definitionFiles.undecided')
  const live = [
    { id: ids.formId, choice: 'replace' },
    { id: ids.flowId, choice: 'copy' },
    { id: ids.dictionaryId, choice: 'replace' },
  ] as const
  const replaced = definitionFiles.import({ file: other, decisions: [...live] })
  expect(await refusalOf(replaced)).toBe('definitionFiles.notAChoice')
  expect(await definitionFiles.list({})).toEqual(before)

  const decisions = [...live.slice(0, 2), { id: ids.dictionaryId, choice: 'copy' as const }]
  const { results } = await definitionFiles.import({ file: other, decisions })
  const copy = results.find(({ kind }) => kind === 'flow')
  expect(copy).toMatchObject({ outcome: 'copied', code: 'flowcarried_2' })
  expect(await flowDesign.open({ id: ids.flowId })).toMatchObject({ name: '测试流程', state: 'published' })
  expect(await flowDesign.open({ id: copy?.id ?? '' })).toMatchObject({ formId: ids.formId, state: 'draft' })
  const form = await formDesign.open({ id: ids.formId })
  expect(form.state).toBe('changed')
  expect(JSON.stringify(form.definition)).toContain('"dictionary":"costs_2"')
})

test('the template of a copied form goes with the copy', async () => {
  const { definitionFiles } = await office.as('admin')
  const other = changed((json) => {
    json.definitions = json.definitions.filter(({ kind }) => kind === 'form' || kind === 'printTemplate')
    Object.assign(json.definitions[0] ?? {}, { name: '采购单' })
  })
  const { results } = await definitionFiles.import({
    file: other,
    decisions: [{ id: ids.formId, choice: 'copy' }],
  })
  expect(results.map(({ kind, outcome, code }) => [kind, outcome, code])).toEqual([
    ['form', 'copied', 'carried_2'],
    ['printTemplate', 'created', ''],
  ])
})

const deep = `${'['.repeat(100)}${']'.repeat(100)}`
const hostile: readonly (readonly [string, () => string, string])[] = [
  ['no JSON', () => 'PK', 'unreadable'],
  ['another format', () => '{"nodes":[]}', 'unreadable'],
  ['a newer format', () => changed((json) => Object.assign(json, { version: 2 })), 'newer'],
  ['a change without a new hash', () => file.replace('测试流程', '改过'), 'damaged'],
  ['depth', () => file.replace('"outside":[', `"outside":[${deep},`), 'unreadable'],
  ['a prototype key', () => file.replace('"outside":[', '"outside":[{"__proto__":{"a":1}},'), 'unreadable'],
  [
    'one definition twice',
    () => changed(({ definitions }) => definitions.push(definitions[0] ?? {})),
    'twice',
  ],
  [
    'a flow without its form',
    () => changed((json) => (json.definitions = json.definitions.filter(({ kind }) => kind !== 'form'))),
    'incomplete',
  ],
  ['a person whom it doesn’t list', () => changed((json) => (json.outside = [])), 'unlisted'],
  [
    'a formula that doesn’t parse',
    () =>
      changed((json) => {
        const draft = contentOf(json, 'form')['draft'] as { fields: object[] }
        draft.fields.push({ key: 'sum', kind: 'calculate', label: '合计', formula: '1 +' })
      }),
    'wrong',
  ],
  [
    'a condition that doesn’t parse',
    () =>
      changed((json) => {
        const draft = contentOf(json, 'flow')['draft'] as { lines: object[] }
        Object.assign(draft.lines[0] ?? {}, { condition: 'amount >' })
      }),
    'wrong',
  ],
  [
    'a circle of entries',
    () =>
      changed((json) => {
        const dictionary = contentOf(json, 'dictionary') as { entries: Record<string, unknown>[] }
        const [one, other] = dictionary.entries
        Object.assign(dictionary, { isTree: true })
        Object.assign(one ?? {}, { parentId: other?.['id'] })
        Object.assign(other ?? {}, { parentId: one?.['id'] })
      }),
    'wrong',
  ],
]

test.each(hostile)('a file with %s is refused with the reason', async (_, text, reason) => {
  expect(await refused(text())).toBe(`definitionFiles.${reason}`)
})

test('an icon of the company travels with the form that shows it, cleaned again', async () => {
  const { icons, designLife } = await office.as('admin')
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
  const picture = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
  const { id } = await icons.create({ fullName: '费用', category: '', picture })
  const look = { category: '', tags: [], ownerId: null, iconColor: '', icon: `/api/Icon/demo/${id}` }
  await designLife.describe({ kind: 'form', id: ids.formId, name: '报销单', ...look })
  const { file: text } = await exported([ids.flowId])
  expect(text).not.toContain('/api/Icon/demo/')
  const { definitionFiles: here } = await office.as('admin')
  expect(new Set((await here.preview({ file: text })).definitions.map(({ status }) => status))).toEqual(
    new Set(['same']),
  )

  const other = await office.other.as('admin')
  const { definitions } = await other.definitionFiles.preview({ file: text })
  const form = definitions.find(({ kind }) => kind === 'form')
  const decisions = definitions.flatMap((one) =>
    one.choices.length > 0
      ? [{ id: one.id, choice: one.kind === 'form' ? ('replace' as const) : ('keep' as const) }]
      : [],
  )
  expect(form?.differences.map(({ place }) => place)).toContain('icon')
  await other.definitionFiles.import({ file: text, decisions })
  const [icon] = (await other.icons.list()).list
  expect(icon).toMatchObject({ fullName: '费用', icon: `/api/Icon/other/${id}` })
  const sent = await office.app.http.inject(icon?.icon ?? '')
  expect(sent.body).toContain('<path d="M0 0h9">')

  const { definitions: all, outside, icons: packed } = JSON.parse(text)
  const bad = [{ ...packed[0], picture: `data:;base64,${Buffer.from('<svg/>').toString('base64')}` }]
  const parts = { definitions: all, outside, icons: bad }
  const hash = createHash('sha256').update(canonicalJson(parts)).digest('hex')
  expect(await refused(JSON.stringify({ ...JSON.parse(text), ...parts, hash }))).toBe('definitionFiles.wrong')
})

test('only administrators export and import', async () => {
  const { definitionFiles } = await office.as('li')
  expect(await refusalOf(definitionFiles.preview({ file }))).toBe('session.administratorsOnly')
  expect(await refusalOf(definitionFiles.export({ ids: [ids.flowId] }))).toBe('session.administratorsOnly')
})

test('a flow names the seal that its step asks for, and another company finds its own by the code', async () => {
  const settings = {
    ...{ fullName: '合同章', enCode: 'contract-seal', kind: 'contract' as const },
    icon: drawSignature(throwDice(4)),
  }
  const seals = async (client: ReturnType<Office['as']>) =>
    (await (await client).seals.create({ ...settings, keepers: [{ kind: 'everybody', id: '' }] })).id
  const mine = await seals(office.as('admin'))
  const theirs = await seals(office.other.as('admin'))
  const step = approver(office, 'review', ['li'], { seal: { rule: 'must', seals: [mine] } })
  const { flowId } = await publishFlow(office, chain([start(), step, end]), expenseClaim('sealed'))
  const { file: sealed } = await exported([flowId])
  expect((JSON.parse(sealed) as Json).outside).toContainEqual({
    ...{ kind: 'seal', id: mine, name: '合同章', code: 'contract-seal' },
  })

  const { definitionFiles, flowDesign } = await office.other.as('admin')
  const { results } = await definitionFiles.import({ file: sealed, decisions: [] })
  const imported = results.find(({ kind }) => kind === 'flow')
  const { definition } = await flowDesign.open({ id: imported?.id ?? '' })
  expect(JSON.stringify(definition)).toContain(theirs)
  expect(JSON.stringify(definition)).not.toContain(mine)
})

test('a file brings the categories above its designs, and only the missing ones are created', async () => {
  const admin = await office.as('admin')
  const names = { 'zh-TW': '', 'en-US': '' }
  const inEnglish = (name: string) => ({ ...names, 'en-US': name })
  await admin.designLife.createCategory({ name: '财经', names: inEnglish('Money'), parent: null })
  await admin.designLife.createCategory({ name: '差旅', names: inEnglish('Travel'), parent: '财经' })
  await admin.designLife.createCategory({ name: '机票', names, parent: '差旅' })
  const definition = { ...expenseClaim('filed') }
  const { id } = await admin.formDesign.create({
    name: '机票单',
    code: 'filed',
    category: '机票',
    definition,
  })
  const { file: filed } = await exported([id])

  const other = await office.other.as('admin')
  await other.designLife.createCategory({ name: '总部', names, parent: null })
  await other.designLife.createCategory({ name: '财经', names, parent: '总部' })
  expect((await other.definitionFiles.preview({ file: filed })).folders).toEqual([
    ['总部', '财经', '差旅'],
    ['总部', '财经', '差旅', '机票'],
  ])
  await other.definitionFiles.import({ file: filed, decisions: [] })
  const { list } = await other.designLife.categories({ of: 'forms' })
  const shown = new Map(list.map((one) => [one.category, one]))
  expect(shown.get('差旅')).toMatchObject({ parent: '财经', names: { 'en-US': 'Travel' } })
  expect(shown.get('机票')).toMatchObject({ parent: '差旅', count: 1 })
  expect(shown.get('财经')).toMatchObject({ parent: '总部', names })
  expect((await other.definitionFiles.preview({ file: filed })).folders).toEqual([])
})

test('a category that would be too deep here comes to the top with what is in it', async () => {
  const admin = await office.as('admin')
  const names = { 'zh-TW': '', 'en-US': '' }
  await admin.designLife.createCategory({ name: '深四', names, parent: null })
  await admin.designLife.createCategory({ name: '更深', names, parent: '深四' })
  const definition = { ...expenseClaim('deep') }
  const { id } = await admin.formDesign.create({ name: '深单', code: 'deep', category: '更深', definition })
  const other = await office.other.as('admin')
  for (const [at, name] of ['深一', '深二', '深三', '深四'].entries())
    await other.designLife.createCategory({ name, names, parent: ['深一', '深二', '深三'][at - 1] ?? null })
  const { folders } = await other.definitionFiles.preview({ file: (await exported([id])).file })
  expect(folders).toEqual([['更深']])
})

test('categories of a file that are doubled, in themselves or in one that is missing are refused', async () => {
  const row = (name: string, parent: string | null) => ({ name, parent, nameTw: '', nameEn: '' })
  const withCategories = (...categories: readonly object[]) => {
    const { definitions, outside } = JSON.parse(file) as Json
    const parts = { definitions, outside, categories }
    const hash = createHash('sha256').update(canonicalJson(parts)).digest('hex')
    return JSON.stringify({ ...JSON.parse(file), ...parts, hash })
  }
  expect(await refused(withCategories(row('财经', null), row('财经', null)))).toBe(
    'definitionFiles.unreadable',
  )
  expect(await refused(withCategories(row('甲', '乙'), row('乙', '甲')))).toBe('definitionFiles.unreadable')
  expect(await refused(withCategories(row('甲', '丙')))).toBe('definitionFiles.unreadable')
})
