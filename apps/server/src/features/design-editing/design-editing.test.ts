import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../test/company-flows.ts'
import { publishModel } from '../../../test/company-models.ts'
import { type Office, openOffice, refusalOf } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const admin = () => office.as('admin')

describe('who has a design open', () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  const at = { kind: 'form', id: 'expenses' } as const

  test('is shown to the others until they leave', async () => {
    const { designEditing } = await admin()
    expect((await designEditing.announce({ ...at, seat: first })).list).toEqual([])
    expect((await designEditing.announce({ ...at, seat: second })).list).toMatchObject([{ name: '管理员' }])
    expect((await designEditing.announce({ ...at, kind: 'list', seat: second })).list).toEqual([])

    await designEditing.leave({ ...at, seat: first })
    expect((await designEditing.announce({ ...at, seat: second })).list).toEqual([])
  })

  test('expires for a window that was killed', async () => {
    const { designEditing } = await admin()
    await designEditing.announce({ ...at, seat: first })
    office.clock.pass(76_000)
    expect((await designEditing.announce({ ...at, seat: second })).list).toEqual([])
  })

  test('is for administrators of one tenant', async () => {
    const { designEditing } = await office.as('li')
    expect(await refusalOf(designEditing.announce({ ...at, seat: first }))).toBe('session.administratorsOnly')
    await (await admin()).designEditing.announce({ ...at, seat: first })
    const other = await office.other.as('admin')
    expect((await other.designEditing.announce({ ...at, seat: second })).list).toEqual([])
  })
})

describe('a draft that somebody else saved first', () => {
  test('of a form is compared field by field', async () => {
    const { formDesign, designEditing } = await admin()
    const { modelId: id } = await publishModel(office)
    const { definition: base, name, category } = await formDesign.open({ id })
    const { changedAt } = await formDesign.save({
      id,
      name,
      category,
      definition: relabelled(base, '金额（元）'),
    })
    const answer = await designEditing.compare({ kind: 'form', id, base, mine: relabelled(base, '总价') })

    expect(answer).toMatchObject({
      revision: changedAt,
      person: '管理员',
      mineChanges: [expect.stringContaining('总价')],
      theirChanges: [expect.stringContaining('金额（元）')],
      conflicts: [
        { mine: [expect.stringContaining('总价')], theirs: [expect.stringContaining('金额（元）')] },
      ],
    })
  })

  test('of a flow is compared step by step', async () => {
    const { flowDesign, designEditing } = await admin()
    const { flowId: id } = await publishFlow(
      office,
      chain([start(), approver(office, 'review', ['li']), end]),
    )
    const { definition: base, name } = await flowDesign.open({ id })
    const named = (title: string) => ({
      ...base,
      nodes: (base['nodes'] as { id: string }[]).map((node) =>
        node.id === 'review' ? { ...node, name: title } : node,
      ),
    })
    await flowDesign.save({ id, name, definition: named('初审') })
    const answer = await designEditing.compare({ kind: 'flow', id, base, mine: named('复审') })
    expect(answer.conflicts).toMatchObject([
      { mine: [expect.stringContaining('复审')], theirs: [expect.stringContaining('初审')] },
    ])
  })

  test('of a list is refused, and compared column by column', async () => {
    const { listDesign, designEditing } = await admin()
    const { modelId: id } = await publishModel(office)
    const { definition: base, changedAt } = await listDesign.open({ id })
    const sized = (pageSize: number) => ({ ...base, pageSize })
    office.clock.pass(1000)
    await listDesign.save({ id, definition: sized(50), expects: changedAt })

    expect(await refusalOf(listDesign.save({ id, definition: sized(80), expects: changedAt }))).toBe(
      'design.changedMeanwhile',
    )
    const answer = await designEditing.compare({
      kind: 'list',
      id,
      base,
      mine: { ...base, inlineEdit: true },
    })
    expect(answer).toMatchObject({ conflicts: [], theirChanges: [expect.stringContaining('50')] })
    expect(answer.mineChanges).toHaveLength(1)
  })

  test('of a print template is compared block by block', async () => {
    const { printTemplates, designEditing } = await admin()
    const { modelId: id } = await publishModel(office)
    const { templateId } = await printTemplates.create({ id, name: '样张' })
    const { definition, number } = await printTemplates.open({ id, templateId })
    const template = (text: string) => ({
      ...definition,
      blocks: [...(definition['blocks'] as object[]), { kind: 'text', id: `text-${text}`, text }],
    })
    await printTemplates.save({ id, templateId, name: '样张', definition: template('theirs'), number })
    const answer = await designEditing.compare({
      kind: 'print',
      id: templateId,
      base: { name: '样张', template: definition },
      mine: { name: '新样张', template: template('mine') },
    })
    expect(answer).toMatchObject({ revision: 2, conflicts: [], theirChanges: ['新增文字“theirs”'] })
    expect(answer.mineChanges).toEqual(['打印模板的模板名称：样张 改为 新样张', '新增文字“mine”'])
  })
})

/** The definition with another label of the amount. */
function relabelled(definition: Readonly<Record<string, unknown>>, label: string): Record<string, unknown> {
  const fields = definition['fields'] as readonly Readonly<{ key: string }>[]
  return {
    ...definition,
    fields: fields.map((field) => (field.key === 'amount' ? { ...field, label } : field)),
  }
}
