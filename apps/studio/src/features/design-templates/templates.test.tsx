import { type Office, openOffice } from '@signet/server/testing'
import { locales } from '@signet/std'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flowOf, formOf } from './designs-of.ts'
import { designTemplates } from './templates/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** People of the office where a form asks for one, and those who are chosen for the first step. */
const colleagues = ({ wang }: Office['company']['people']) => ({
  values: { onboarding: { guide: wang }, offboarding: { successor: wang } } as typeof values,
  chosen: { room: { arrange: [wang] } } as Readonly<Record<string, Record<string, string[]>>>,
})

const values: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  leave: { kind: 'annual', firstDay: '2026-11-23T00:00', lastDay: '2026-11-30T12:00', reason: '探亲' },
  expense: {
    reason: '出差',
    lines: [{ id: 'r1', spentOn: '2026-11-20', kind: 'travel', amount: '128.50' }],
  },
  purchase: {
    subject: '键盘',
    neededBy: '2026-12-01',
    lines: [{ id: 'r1', name: '键盘', quantity: '2', price: '159' }],
    purpose: '更换',
  },
  trip: {
    place: '杭州',
    firstDay: '2026-11-25',
    lastDay: '2026-11-27',
    means: ['train'],
    reason: '拜访客户',
  },
  seal: { document: '合同', seals: ['contract'], copies: '2', neededOn: '2026-11-25', reason: '签约' },
  overtime: {
    ...{ day: 'weekend', from: '2026-11-28T09:00', until: '2026-11-28T12:30', inReturn: 'rest' },
    reason: '上线',
  },
  outing: { place: '银行', from: '2026-11-25T09:00', until: '2026-11-25T11:00', reason: '开户' },
  onboarding: { name: '新同事', firstDay: '2026-12-01', post: '工程师', needs: ['computer'] },
  offboarding: { lastDay: '2026-12-31', kind: 'personal', handOver: '项目文档' },
  probation: { joined: '2026-08-25', ends: '2026-11-25', wish: 'onTime', done: '完成改版', plan: '带新人' },
  recruitment: {
    post: '会计',
    count: '1',
    neededBy: '2026-12-31',
    why: 'growth',
    duties: '记账',
    skills: '三年经验',
  },
  certificate: { kind: 'income', copies: '1', recipient: '银行', reason: '贷款' },
  contract: {
    ...{ subject: '年度服务', kind: 'service', partner: '云杉服务', amount: '120000' },
    ...{ starts: '2026-12-01', ends: '2027-11-30', terms: '季度付款' },
  },
  payment: { payee: '云杉服务', amount: '3000', way: 'transfer', neededBy: '2026-12-01', reason: '服务费' },
  loan: { amount: '2000', returnBy: '2026-12-31', reason: '出差备用' },
  assets: {
    ...{ subject: '显示器', neededBy: '2026-12-01', reason: '更换' },
    items: [{ id: 'r1', name: '27 寸显示器', quantity: '1' }],
  },
  room: { subject: '周会', from: '2026-11-25T09:00', until: '2026-11-25T10:00', people: '8' },
  vehicle: {
    ...{ place: '机场', from: '2026-11-25T09:00', until: '2026-11-25T12:00', people: '2' },
    ...{ driver: 'driver', reason: '接客户' },
  },
  visitor: {
    visitor: '云杉服务',
    phone: '13800000000',
    people: '2',
    arrives: '2026-11-25T14:00',
    reason: '洽谈',
  },
  general: { subject: '门禁', content: '请开通三楼门禁', decideBy: '2026-12-01' },
}

/** Everybody who holds the request approves it, one after the other; Wang gets the steps that need people. */
async function approveToTheEnd(caseId: string) {
  const { wang } = office.company.people
  for (const account of approvers) {
    const { approvals } = await office.as(account)
    const { list } = await approvals.list({ list: 'pending' })
    const taskId = list.find((card) => card.caseId === caseId)?.taskId
    if (!taskId) continue
    const { people } = await approvals.choices({ taskId })
    const chosen = people.map(({ node }): [string, string[]] => [node, [wang]])
    await approvals.agree({ taskId, choices: { people: Object.fromEntries(chosen) } })
  }
  return (await (await office.as('li')).approvals.open({ caseId })).status
}

/** In the order of the longest templates. */
const approvers = ['manager', 'director', 'wang', 'wang', 'wang', 'admin'] as const

/** What the starter finds in the list that the form has by default, and its print with the history. */
async function listAndPrint(modelId: string) {
  const { listDesign } = await office.as('admin')
  const { definition } = await listDesign.open({ id: modelId })
  await listDesign.save({ id: modelId, definition })
  await listDesign.publish({ id: modelId, reason: '测试' })
  const { records } = await office.as('li')
  const { list } = await records.list({ modelId })
  const { list: prints } = await records.print({ modelId, ids: list.map(({ id }) => id), withTimeline: true })
  return {
    listed: list.map(({ texts }) => texts),
    printed: prints.map(({ lines }) => lines.flatMap(({ path, text }) => (text === '' ? [] : [path]))),
    steps: prints.map(({ timeline }) => timeline?.map(({ name }) => name)),
  }
}

describe.each(designTemplates.map((template) => [template.id, template] as const))(
  'the template %s',
  (id, template) => {
    test('publishes without a finding that needs a reason; its request is approved, listed and printed', async () => {
      const { formDesign, flowDesign } = await office.as('admin')
      const named = { name: template.name['zh-CN'], code: id, locale: 'zh-CN' } as const
      const form = await formDesign.create({
        name: named.name,
        code: id,
        definition: { ...formOf(template, named) },
      })
      expect((await formDesign.previewRelease(form)).findings).toEqual([])
      await formDesign.publish(form)

      const definition = flowOf(template, named)
      const flow = { name: definition.name, code: id, formId: form.id, definition: { ...definition } }
      const { id: flowId } = await flowDesign.create(flow)
      const { findings } = await flowDesign.previewRelease({ id: flowId })
      expect(findings.filter(({ severity }) => severity !== 'notice')).toEqual([])
      await flowDesign.publish({ id: flowId })

      const li = await office.as('li')
      const people = colleagues(office.company.people)
      const filled = { ...values[id], ...people.values[id] }
      const { status, caseId } = await li.approvals.launch({
        flowId,
        values: filled,
        choices: { people: people.chosen[id] ?? {} },
      })
      expect(status).toBe('running')
      const { title } = await li.approvals.open({ caseId })
      expect(title).not.toMatch(/[{}]/)
      expect(await approveToTheEnd(caseId)).toBe('approved')

      const { listed, printed, steps } = await listAndPrint(form.id)
      const columns = template.fields.filter(({ inList }) => inList).map(({ key }) => key)
      expect(listed).toEqual([
        expect.objectContaining(Object.fromEntries(columns.map((key) => [key, expect.stringMatching(/./)]))),
      ])
      expect(printed).toEqual([expect.arrayContaining(Object.keys(filled))])
      const acting = template.nodes.filter(({ kind }) => kind === 'approver' || kind === 'handler')
      expect(steps[0]?.at(0)).toBe(template.nodes[0]?.name['zh-CN'])
      expect(steps[0]?.at(-1)).toBe(acting.at(-1)?.name['zh-CN'])
    })

    test('is named in three languages, also where the administrator reads another one', () => {
      for (const locale of locales) {
        const named = { name: template.name[locale], code: id, locale }
        expect(formOf(template, named).title).toEqual(template.name)
        expect(flowOf(template, named)).toMatchObject({
          name: template.name['zh-CN'],
          translations: {
            'en-US': { name: template.name['en-US'] },
            'zh-TW': { name: template.name['zh-TW'] },
          },
        })
      }
    })

    test('has the name that the administrator gave it, in every language', () => {
      const named = { name: '我的流程', code: id, locale: 'zh-CN' } as const
      expect(formOf(template, named).title).toBe('我的流程')
      const { name, translations } = flowOf(template, named)
      expect([name, translations?.['en-US']?.name]).toEqual(['我的流程', undefined])
    })
  },
)
