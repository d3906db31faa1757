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
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('publishing a form says what changes, who may launch, and how many requests and records there are', async () => {
  const form = expenseClaim('told')
  const flow = chain([start(), approver(office, 'review', ['li']), end])
  const { flowId, formId } = await publishFlow(office, flow, form)
  await launchAs(office, 'employee', flowId)
  const { formDesign } = await office.as('admin')
  const fields = form.fields.map((field) =>
    field.key === 'subject' ? { ...field, label: '出差事由' } : field,
  )
  const city = { key: 'city', kind: 'input', label: '城市' }
  await formDesign.save({ id: formId, name: '报销单', definition: { ...form, fields: [...fields, city] } })

  const release = await formDesign.previewRelease({ id: formId })
  expect(release).toMatchObject({ version: 2, cases: 1, records: 1, findings: [] })
  expect(release.changes).toEqual([
    { change: 'changed', message: '字段“出差事由”的名称：事由 改为 出差事由' },
    { change: 'added', message: '新增字段“城市”' },
  ])
  expect(release.rights).toMatchObject([{ right: 'launch', people: 9, of: 9 }])
})

test('values that nobody sees any more are red: it takes a reason, which the versions keep', async () => {
  const form = expenseClaim('dropping')
  const flow = chain([start(), approver(office, 'review', ['li']), end])
  const { flowId, formId } = await publishFlow(office, flow, form)
  await launchAs(office, 'employee', flowId, { ...claim, note: '备注' })
  const { formDesign } = await office.as('admin')
  const fields = form.fields.filter(({ key }) => key !== 'note')
  await formDesign.save({ id: formId, name: '报销单', definition: { ...form, fields } })

  const { findings } = await formDesign.previewRelease({ id: formId })
  expect(findings).toMatchObject([
    { severity: 'red', message: '“备注”不再使用；1 条数据里的值将不再显示（仍保留在库中）', parts: ['note'] },
  ])
  await expect(formDesign.publish({ id: formId })).rejects.toMatchObject({ code: 'design.reasonNeeded' })
  await formDesign.publish({ id: formId, reason: '备注已并入事由' })
  const { list } = await formDesign.versions({ id: formId })
  expect(list.map(({ version, excuse }) => [version, excuse?.reason])).toEqual([
    [2, '备注已并入事由'],
    [1, undefined],
  ])
})

test('a draft that equals the published form again has no unpublished changes', async () => {
  const { formDesign } = await office.as('admin')
  const definition = { ...expenseClaim('undone') }
  const { id } = await formDesign.create({ name: '报销单', code: 'undone', definition })
  expect((await formDesign.save({ id, name: '报销单', definition })).state).toBe('draft')
  await formDesign.publish({ id })

  const changed = { ...definition, fields: definition.fields.slice(1) }
  expect((await formDesign.save({ id, name: '报销单', definition: changed })).state).toBe('changed')
  expect((await formDesign.save({ id, name: '报销单', definition })).state).toBe('published')
  expect(await formDesign.open({ id })).toMatchObject({ state: 'published' })
})

test('fields with nothing to choose from are named, and red where somebody has to choose', async () => {
  const { formDesign } = await office.as('admin')
  const field = (key: string, more: object = {}) => ({ key, kind: 'radio', label: key, ...more })
  const table = {
    key: 'rows',
    kind: 'sub-table',
    label: '明细',
    fields: [{ ...field('size'), kind: 'select' }],
  }
  const offered = { settings: { options: [{ id: 'round', label: '圆' }] } }
  const fields = [field('color', { required: true }), field('shape', offered), table]
  const definition = { version: 1, key: 'unanswered', fields }
  const { id } = await formDesign.create({ name: '选择', code: 'unanswered', definition })

  const { findings } = await formDesign.previewRelease({ id })
  expect(findings.map(({ code, severity, parts }) => [code, severity, ...parts])).toEqual([
    ['noOptions', 'red', 'color'],
    ['noOptions', 'notice', 'rows.size'],
  ])
  await expect(formDesign.publish({ id })).rejects.toMatchObject({ code: 'design.reasonNeeded' })
})
