import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  expenseClaim,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function columnsOf(table: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 't_demo' and table_name = ${table} and column_name like 'f\\_%'`.execute(
    office.db.platform,
  )
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]))
}

const create = async (key: string, definition: object = expenseClaim(key)) => {
  const { formDesign } = await office.as('admin')
  return (await formDesign.create({ name: '报销', code: key, definition: { ...definition } })).id
}

test('a published form is a table with typed columns, and each sub-table has its own', async () => {
  const id = await create('travel')
  const { formDesign } = await office.as('admin')
  expect(await columnsOf('form_travel')).toEqual({})
  const { version, steps } = await formDesign.publish({ id })

  expect(version).toBe(1)
  expect(steps[0]).toBe('create table form_travel')
  expect(await columnsOf('form_travel')).toEqual({
    f_subject: 'text',
    f_amount: 'numeric',
    f_spent_on: 'date',
    f_companion: 'text',
    f_note: 'text',
  })
  expect(await columnsOf('form_travel__lines')).toEqual({ f_item: 'text', f_price: 'numeric' })
})

test('publishing again without a change changes nothing', async () => {
  const id = await create('calm')
  const { formDesign } = await office.as('admin')
  await formDesign.publish({ id })

  expect(await formDesign.publish({ id })).toEqual({ version: 1, steps: [] })
})

test('a removed field is set aside with its values, and a case on the older version still reads and writes them', async () => {
  const form = expenseClaim('shrinking')
  const flow = chain([start(), approver(office, 'review', ['li'], { fields: { note: 'write' } }), end])
  const { flowId, formId } = await publishFlow(office, flow, form)
  const caseId = await launchAs(office, 'employee', flowId, { ...claim, note: '旧备注' })
  const { formDesign } = await office.as('admin')
  const fields = form.fields.filter(({ key }) => key !== 'note')
  await formDesign.save({
    id: formId,
    name: '报销单',
    definition: { ...form, fields: [...fields, { key: 'city', kind: 'input', label: '城市' }] },
  })
  const { version, steps } = await formDesign.publish({ id: formId, reason: '不再需要' })

  expect(version).toBe(2)
  expect(steps).toContain('add form_shrinking.f_city text')
  expect(await columnsOf('form_shrinking')).not.toHaveProperty('f_note')
  const { approvals } = await office.as('li')
  expect((await approvals.open({ caseId })).values['note']).toBe('旧备注')
  await approvals.agree({ taskId: await taskOf(office, 'li', caseId), values: { note: '新备注' } })
  expect((await approvals.open({ caseId })).values['note']).toBe('新备注')
})

test('a draft continues with the newest version of its flow and form', async () => {
  const form = expenseClaim('growing')
  const { flowId, formId } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['li']), end]),
    form,
  )
  const { approvals } = await office.as('employee')
  const { caseId } = await approvals.saveDraft({ flowId, values: claim })
  const { formDesign, flowDesign } = await office.as('admin')
  const city = { key: 'city', kind: 'input', label: '城市', required: true }
  await formDesign.save({
    id: formId,
    name: '报销单',
    definition: { ...form, fields: [...form.fields, city] },
  })
  await formDesign.publish({ id: formId })
  await flowDesign.publish({ id: flowId })

  await expect(approvals.launchAgain({ caseId, values: {} })).rejects.toMatchObject({
    problems: [{ path: 'city' }],
  })
  await approvals.launchAgain({ caseId, values: { city: '杭州' } })
  expect(await agreeAs(office, 'li', caseId)).toMatchObject({ status: 'approved' })
})

test('a definition with a mistake is not published; the path of the mistake is named', async () => {
  const { formDesign } = await office.as('admin')
  const wrong = { ...expenseClaim('wrong'), fields: [{ key: 'a', kind: 'no-such-kind', label: '?' }] }
  const { id } = await formDesign.create({ name: '错', code: 'wrong', definition: wrong })

  await expect(formDesign.publish({ id })).rejects.toMatchObject({
    code: 'form.definitionInvalid',
    params: { path: 'fields.0.kind' },
  })
})

test('codes and tables of forms are unique, and a published form keeps its key', async () => {
  const id = await create('unique')
  const { formDesign } = await office.as('admin')
  await expect(create('unique')).rejects.toMatchObject({ code: 'design.codeTaken' })
  await expect(
    formDesign.create({ name: '另一个', code: 'another', definition: { ...expenseClaim('Unique') } }),
  ).rejects.toMatchObject({ code: 'design.codeTaken' })
  await formDesign.publish({ id })
  await expect(
    formDesign.save({ id, name: '改名', definition: { ...expenseClaim('renamed') } }),
  ).rejects.toMatchObject({ code: 'design.invalid' })
})

test('forms are designed by administrators of the tenant only', async () => {
  const id = await create('mine')
  const { formDesign } = await office.as('li')
  await expect(formDesign.open({ id })).rejects.toMatchObject({ code: 'session.administratorsOnly' })
  const { formDesign: others } = await office.other.as('admin')
  await expect(others.open({ id })).rejects.toMatchObject({ code: 'design.notFound' })
  await expect(others.publish({ id })).rejects.toMatchObject({ code: 'design.notFound' })
  expect((await others.list({})).pagination.total).toBe(0)
})

test('the list shows the state of each form', async () => {
  const id = await create('listed')
  const { formDesign } = await office.as('admin')
  const state = async () => (await formDesign.list({ keyword: 'listed' })).list[0]
  expect(await state()).toMatchObject({ id, state: 'draft', version: 0, fields: 6, changedBy: '管理员' })
  await formDesign.publish({ id })
  expect(await state()).toMatchObject({ state: 'published', version: 1 })
  const { fields, ...form } = expenseClaim('listed')
  await formDesign.save({ id, name: '改了', definition: { ...form, fields: fields.slice(1) } })

  expect(await state()).toMatchObject({ state: 'changed', version: 1, name: '改了' })
})
