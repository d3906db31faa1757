import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../test/company-flows.ts'
import { grant, publishModel, recordOf } from '../../../../test/company-models.ts'
import { minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Beside = Readonly<Record<string, unknown>>
type PeopleSettings = NonNullable<Parameters<typeof approver>[3]>

async function flowBeside(side: Beside, more: PeopleSettings = {}) {
  const beside = { ...more, side } as PeopleSettings
  const nodes = [start(), approver(office, 'review', ['li'], beside), approver(office, 'pay', ['wang']), end]
  return publishFlow(office, chain(nodes))
}
const sideFor = async (account: 'li' | 'wang' | 'employee' | 'zhao', caseId: string) =>
  (await office.as(account)).caseSide.open({ caseId })

test('Li reads the note and links of a step; a step without any has no side panel', async () => {
  const links = [{ name: '制度', url: 'https://rules.example/travel' }]
  const { flowId } = await flowBeside({ note: '先看制度', links })
  const caseId = await launchAs(office, 'employee', flowId)
  const li = await office.as('li')

  expect((await li.approvals.open({ caseId })).hasSide).toBe(true)
  expect(await sideFor('li', caseId)).toEqual({
    nodeName: 'review',
    note: '先看制度',
    links,
    related: [],
    attachments: null,
    past: null,
  })
  expect((await li.system.externalLink({ url: 'https://rules.example/other' })).isAllowed).toBe(true)
  expect(await refusalOf(sideFor('employee', caseId))).toBe('caseSide.nothing')
  expect((await (await office.as('employee')).approvals.open({ caseId })).hasSide).toBe(false)
  expect(await refusalOf(sideFor('zhao', caseId))).toBe('approvals.notInvolved')

  await li.approvals.agree({ taskId: await taskOf(office, 'li', caseId) })
  expect(await refusalOf(sideFor('wang', caseId))).toBe('caseSide.nothing')
  expect((await sideFor('li', caseId)).note).toBe('先看制度')
})

test('related records are those that Li may list; without permission on the model there are none', async () => {
  const model = await publishModel(office, { restricts: { records: true } })
  const { modelId } = model
  await grant(office, model, { people: ['li'] }, { buttons: ['detail'], records: { scope: 'own' } })
  const own = await recordOf(office, 'li', model, { title: '出差' })
  await recordOf(office, 'admin', model, { title: '出差' })
  await recordOf(office, 'li', model, { title: '别的' })
  const related = [{ name: '合同', form: modelId, where: { title: 'subject' } }]
  const nodes = [
    start(),
    approver(office, 'review', ['li', 'wang'], {
      voting: { mode: 'all' },
      side: { related },
    } as PeopleSettings),
    end,
  ]
  const { flowId } = await publishFlow(office, chain(nodes))
  const caseId = await launchAs(office, 'employee', flowId)

  const [seen] = (await sideFor('li', caseId)).related
  expect(seen).toMatchObject({ name: '合同', state: 'shown', hasMore: false })
  expect(seen?.records.map(({ id }) => id)).toEqual([own])
  expect(seen?.records[0]?.fields.map(({ text }) => text)).toContain('出差')
  expect((await sideFor('wang', caseId)).related).toMatchObject([{ state: 'noPermission', records: [] }])
})

test('a formula over a field that the step hides shows no records, and one over an empty field finds none', async () => {
  const model = await publishModel(office)
  await recordOf(office, 'admin', model, { title: '秘密' })
  const related = (field: string) => [{ form: model.modelId, where: { title: field } }]
  const hidden = await flowBeside({ related: related('note') }, { fields: { note: 'hidden' } })
  const secret = await launchAs(office, 'employee', hidden.flowId, { ...claim, note: '秘密' })
  expect((await sideFor('li', secret)).related).toMatchObject([{ state: 'noPermission', records: [] }])

  const open = await flowBeside({ related: related('note') })
  const filled = await launchAs(office, 'employee', open.flowId, { ...claim, note: '秘密' })
  const empty = await launchAs(office, 'employee', open.flowId)
  expect((await sideFor('li', filled)).related[0]?.records).toHaveLength(1)
  expect((await sideFor('li', empty)).related).toMatchObject([{ state: 'shown', records: [] }])
})

test('past cases of the starter are those in the range on which Li has a role', async () => {
  const { flowId } = await flowBeside({ past: 'week' })
  const old = await launchAs(office, 'employee', flowId)
  office.clock.pass(minutes(8 * 24 * 60))
  const recent = await launchAs(office, 'employee', flowId)
  await launchAs(office, 'zhao', flowId)
  const caseId = await launchAs(office, 'employee', flowId)
  const of = async (account: 'li' | 'wang') =>
    (await sideFor(account, caseId)).past?.list.map((one) => one.caseId)
  expect(await of('li')).toEqual([recent])
  expect(old).not.toBe(recent)

  const nodes = [
    start(),
    approver(office, 'check', ['li', 'wang'], { side: { past: 'all' } } as PeopleSettings),
    end,
  ]
  const both = await publishFlow(office, chain(nodes))
  const first = await launchAs(office, 'employee', both.flowId)
  const second = await launchAs(office, 'employee', both.flowId)
  expect((await sideFor('wang', second)).past?.list.map((one) => one.caseId)).toEqual([first])
})

test('a past case is not shown to a person whose turn never came in it', async () => {
  const oneByOne = { side: { past: 'all' }, voting: { mode: 'sequential' } } as PeopleSettings
  const nodes = [start(), approver(office, 'check', ['li', 'wang'], oneByOne), end]
  const { flowId } = await publishFlow(office, chain(nodes))
  const { approvals } = await office.as('li')
  const [missed, met] = [
    await launchAs(office, 'employee', flowId),
    await launchAs(office, 'employee', flowId),
  ]
  await approvals.reject({ taskId: await taskOf(office, 'li', missed), opinion: '不行' })
  await approvals.agree({ taskId: await taskOf(office, 'li', met) })
  const caseId = await launchAs(office, 'employee', flowId)
  await approvals.agree({ taskId: await taskOf(office, 'li', caseId) })

  expect((await sideFor('wang', caseId)).past?.list.map((one) => one.caseId)).toEqual([met])
})

test('a draft reports forbidden links, missing forms and unknown fields', async () => {
  const { modelId } = await publishModel(office)
  const { flowId } = await flowBeside({})
  const { flowDesign } = await office.as('admin')
  const found = async (side: Beside) => {
    const { name } = await flowDesign.open({ id: flowId })
    const node = approver(office, 'review', ['li'], { side } as PeopleSettings)
    await flowDesign.save({ id: flowId, name, definition: chain([start(), node, end]) })
    const { problems } = await flowDesign.check({ id: flowId })
    return problems.map(({ code }) => code)
  }
  const related = (where: Beside, form = modelId) => ({ related: [{ form, where }] })
  expect(await found({ links: [{ name: 'x', url: 'javascript:alert(1)' }] })).toEqual([
    'error.sideLinkRefused',
  ])
  expect(await refusalOf(flowDesign.publish({ id: flowId }))).toBe('design.unsound')
  expect(await found(related({ title: 'subject' }, 'gone'))).toEqual(['error.unknownForm'])
  expect(await found(related({ colour: 'subject' }))).toEqual(['error.unknownTarget'])
  expect(await found(related({ title: 'subjct' }))).toEqual(['error.stepFormulaBroken'])
  expect(await found(related({ title: 'subject' }))).toEqual([])
})
