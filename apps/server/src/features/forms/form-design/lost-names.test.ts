import type { FormDefinitionInput } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chain, end, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Fields = FormDefinitionInput['fields']
let forms = 0
async function draftOf(fields: Fields): Promise<string> {
  forms += 1
  const key = `naming${forms}`
  const { formDesign } = await office.as('admin')
  return (await formDesign.create({ name: '报销', code: key, definition: { version: 1, key, fields } })).id
}

async function publish(fields: Fields) {
  const id = await draftOf(fields)
  const { formDesign } = await office.as('admin')
  return formDesign.publish({ id })
}

const note = { key: 'note', kind: 'input', label: '备注' } as const
const fromDictionary = (dictionary: string) => ({ source: { from: 'dictionary', dictionary } })
const fromInterface = { source: { from: 'interface', interface: 'gone' } }
const launching = (flow: string) => ({ action: 'launchFlow', flow })

test.each([
  ['select', fromDictionary('gone'), 'dictionary'],
  ['cascader', fromDictionary('gone'), 'dictionary'],
  ['radio', fromInterface, 'interface'],
  ['popup-select', { interface: 'gone' }, 'interface'],
  ['button', { action: 'callInterface', interface: 'gone' }, 'interface'],
  ['relation-form', { model: 'gone' }, 'model'],
  ['bill-rule', { rule: 'gone' }, 'billRule'],
  ['button', launching('gone'), 'flow'],
])('no form is published with a %s over %o that is not there', async (kind, settings, thing) => {
  const id = await draftOf([note, { key: 'odd', kind, label: '奇怪', settings }])
  const { formDesign } = await office.as('admin')
  const lost = { code: 'form.namesNothing', params: { field: '奇怪', path: 'odd', thing, name: 'gone' } }

  await expect(formDesign.previewRelease({ id })).rejects.toMatchObject(lost)
  await expect(formDesign.publish({ id })).rejects.toMatchObject(lost)
})

test('a refusal names all fields that refer to missing things at once', async () => {
  const lost = ['城市', '州', '国家'].map((label, at) => ({
    key: `place${at}`,
    kind: 'select',
    label,
    settings: fromDictionary(`gone${at}`),
  }))
  const refusal = await publish([note, ...lost]).then(
    () => expect.fail('it was published'),
    (error: Error) => error,
  )
  expect(refusal).toMatchObject({ params: { field: '城市', count: 2, others: '州、国家' } })
  expect(refusal.message).toContain('另有 2 处也需要处理：州、国家')
})

test('a column of a sub-table is named by its own label and path', async () => {
  const column = { key: 'city', kind: 'select', label: '城市', settings: fromDictionary('gone') } as const
  await expect(
    publish([{ key: 'lines', kind: 'sub-table', label: '明细', fields: [column] }]),
  ).rejects.toMatchObject({
    code: 'form.namesNothing',
    params: { field: '城市', path: 'lines.city', name: 'gone' },
  })
})

test('a number field without a rule cannot be published; a choice field without a source can', async () => {
  const number = { key: 'number', kind: 'bill-rule', label: '编号' } as const
  await expect(publish([number])).rejects.toMatchObject({
    code: 'form.namesMissing',
    params: { field: '编号', path: 'number', thing: 'billRule' },
    message: expect.stringContaining('编号规则'),
  })
  const relation = { key: 'order', kind: 'relation-form', label: '订单' } as const
  expect((await publish([relation])).version).toBe(1)
})

test('forms refer to things by id or code, and may refer to themselves', async () => {
  const { dictionary, dataInterfaces, billRules, formDesign } = await office.as('admin')
  await dictionary.create({ fullName: '城市', enCode: 'cities' })
  const { id: goods } = await dataInterfaces.create({
    fullName: '用品',
    enCode: 'goods',
    source: { kind: 'static', rows: [{ id: '1', fullName: '笔' }] },
    audience: { kind: 'members' },
  })
  await billRules.create({
    fullName: '编号',
    enCode: 'claim',
    settings: { kind: 'serial', dateFormat: 'no', digits: 3, reset: 'never', prefix: [], suffix: [] },
  })
  const { flowId } = await publishFlow(office, chain([start(), end]))
  const id = await draftOf([note])
  const fields: Fields = [
    { key: 'city', kind: 'select', label: '城市', settings: fromDictionary('cities') },
    { key: 'goods', kind: 'popup-select', label: '用品', settings: { interface: goods } },
    { key: 'number', kind: 'bill-rule', label: '编号', settings: { rule: 'claim' } },
    { key: 'former', kind: 'relation-form', label: '前单', settings: { model: id } },
    { key: 'go', kind: 'button', label: '发起', settings: launching(flowId) },
  ]
  await formDesign.save({ id, name: '报销', definition: { version: 1, key: `naming${forms}`, fields } })

  expect((await formDesign.publish({ id })).version).toBe(1)
})
