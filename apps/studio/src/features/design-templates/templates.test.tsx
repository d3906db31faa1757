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

const values: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  leave: { kind: 'annual', firstDay: '2026-11-23T00:00', lastDay: '2026-11-24T12:00', reason: '探亲' },
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
  general: { subject: '门禁', content: '请开通三楼门禁' },
}

describe.each(designTemplates.map((template) => [template.id, template] as const))(
  'the template %s',
  (id, template) => {
    test('publishes without a finding that needs a reason, and starts a request', async () => {
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
      const { status, caseId } = await li.approvals.launch({ flowId, values: values[id] ?? {} })
      expect(status).toBe('running')
      const { title } = await li.approvals.open({ caseId })
      expect(title).not.toMatch(/[{}]/)
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
