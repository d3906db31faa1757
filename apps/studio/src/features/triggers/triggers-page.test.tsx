import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
let modelId: string

beforeAll(async () => {
  office = await openOffice()
  const { formDesign, listDesign } = await office.as('admin')
  const fields = [{ key: 'title', kind: 'input', label: '名称', inList: true }]
  const { id } = await formDesign.create({
    name: '合同',
    code: 'contract',
    definition: { version: 1, key: 'contract', fields },
  })
  await formDesign.publish({ id })
  const { definition } = await listDesign.open({ id })
  await listDesign.save({ id, definition })
  await listDesign.publish({ id, reason: 'Test' })
  modelId = id
})
afterEach(cleanup)
afterAll(() => office.close())

async function given(event: object, actions: readonly object[] = [], name = '登记') {
  const { triggers } = await office.as('admin')
  return (await triggers.create({ name, definition: { event, actions } as never })).id
}
const copies = () => ({ does: 'addRecord', form: modelId, values: { title: "'副本'" } })

test('an administrator adds a trigger by name, and it starts disabled', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/triggers?open=new' })
  const form = await screen.findByRole('form', { name: 'New trigger' })
  await user.type(within(form).getByLabelText('Name'), '每日汇总')
  await user.click(within(form).getByRole('combobox', { name: 'Event type' }))
  await user.click(await screen.findByTitle('Schedule'))
  expect(await within(form).findByLabelText('Time')).toBeTruthy()
  await user.click(within(form).getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('tab', { name: 'Runs' })).toBeTruthy()
  const { list } = await (await office.as('admin')).triggers.list({})
  expect(list).toMatchObject([{ name: '每日汇总', isOn: false, event: { kind: 'time' } }])
})

test('an incomplete trigger says why it cannot be turned on', async () => {
  await given({ kind: 'record', form: modelId }, [], '没有动作')
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/triggers' })
  await user.click(await screen.findByRole('switch', { name: 'Turn on “没有动作”' }))

  expect(await screen.findByText('Add at least one action.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Turn on' })).toHaveProperty('disabled', true)
})

test('an action is added with formulas over the values of the event', async () => {
  const id = await given({ kind: 'record', form: modelId }, [], '复制')
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/triggers?open=${id}` })
  const form = await screen.findByRole('form', { name: '复制' })
  await user.click(await within(form).findByRole('button', { name: 'Add action' }))
  const action = await within(form).findByRole('region', { name: 'Action 1' })
  expect(within(action).getByText('Add record')).toBeTruthy()
  await user.click(within(form).getByRole('button', { name: /^Edit as formula: Condition/ }))
  await user.type(await within(form).findByLabelText('Condition (leave empty to always run)'), 'titel = 1')
  expect(await within(form).findByRole('alert')).toBeTruthy()
  await user.click(within(form).getByRole('button', { name: 'Save' }))

  await screen.findByText('Saved')
  const { definition } = await (await office.as('admin')).triggers.open({ id })
  expect(definition.actions).toMatchObject([{ does: 'addRecord' }])
})

test('a cron expression shows its next times, or its error', async () => {
  const id = await given({ kind: 'time' }, [], '按表')
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/triggers?open=${id}` })
  expect(await screen.findByText('Next times (Asia/Shanghai)')).toBeTruthy()
  await user.click(await screen.findByRole('combobox', { name: 'Frequency' }))
  await user.click(await screen.findByTitle('By cron expression'))

  const cron = await screen.findByLabelText('Cron expression')
  await user.clear(cron)
  await user.type(cron, '70 9 * * *')
  expect(await screen.findByText('“70” in the minutes must be between 0 and 59')).toBeTruthy()
  await user.clear(cron)
  await user.type(cron, '15 9 1 1 *')
  const [first] = await screen.findAllByText(/Jan 1.*09:15/)
  expect(first).toBeTruthy()
})

test('runs are shown with their actions, and the failed one is retried', async () => {
  const id = await given({ kind: 'record', form: modelId }, [copies()], '会停的')
  const { triggers, records } = await office.as('admin')
  await triggers.turn({ id, isOn: true, reason: 'Test' })
  await records.create({ modelId, values: { title: '一' } })
  await office.settle()
  await triggers.turn({ id, isOn: false })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/triggers?open=${id}` })
  await user.click(await screen.findByRole('tab', { name: 'Runs' }))
  const runs = await screen.findByRole('tabpanel', { name: 'Runs' })
  await user.click(await within(runs).findByText('Stopped'))

  expect(await within(runs).findByText('Triggered by “会停的”')).toBeTruthy()
  await user.click(await within(runs).findByRole('button', { name: 'Retry' }))
  const states = async () => {
    await office.settle()
    return (await triggers.runs({ id })).list.map(({ state }) => state)
  }
  await expect.poll(states).not.toContain('stopped')
})

test('an address is shown once, and the values of a call become fields', async () => {
  const id = await given({ kind: 'webhook' }, [], '来电')
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/triggers?open=${id}` })
  await user.click(await screen.findByRole('button', { name: 'Create address' }))
  const shown = await screen.findByText(/\/api\/triggers\/demo\//)
  await user.click(await screen.findByRole('button', { name: 'Listen for a call' }))
  await screen.findByText(/Waiting for a call/)
  const { pathname } = new URL(shown.textContent ?? '')
  await office.app.http.inject({ method: 'POST', url: pathname, payload: [1] })
  await screen.findByText(/rejected it: The body must be a JSON object/, {}, { timeout: 5000 })
  await office.app.http.inject({ method: 'POST', url: pathname, payload: { order: { price: 9.5 } } })
  await user.click(await screen.findByRole('button', { name: 'Use this field' }))

  expect(await screen.findByDisplayValue('order.price')).toBeTruthy()
})

test('an element of a list is chosen by number, or all become rows that fill a sub-table', async () => {
  const { formDesign, triggers } = await office.as('admin')
  const sku = { key: 'sku', kind: 'input', label: '货号' }
  const orders = await formDesign.create({
    name: '订单',
    code: 'orders',
    definition: {
      version: 1,
      key: 'orders',
      fields: [{ key: 'lines', kind: 'sub-table', label: '明细', fields: [sku] }],
    },
  })
  const fields = [{ key: 'sent', path: 'order.lines.0.sku', type: 'text' }]
  const actions = [{ does: 'addRecord', form: orders.id, values: {} }]
  const id = await given({ kind: 'webhook', fields }, actions, '列表')
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/triggers?open=${id}` })
  const number = await screen.findByLabelText('Element number in “order.lines”')
  await user.clear(number)
  await user.type(number, '3')
  await user.tab()
  expect(screen.getByDisplayValue('order.lines.2.sku')).toBeTruthy()

  await user.click(screen.getByRole('combobox', { name: 'Type of field 1' }))
  await user.click(await screen.findByTitle('List (every element)'))
  expect(screen.getByDisplayValue('order.lines')).toBeTruthy()
  expect(screen.getByLabelText('Path of value 1 of “sent”')).toHaveProperty('value', 'sku')
  expect(screen.getByText(/^In formulas, sent\.sku is this value of every element/)).toBeTruthy()

  const action = await screen.findByRole('region', { name: 'Action 1' })
  const values = within(action).getByRole('group', { name: /^Values/ })
  await user.click(within(values).getByRole('button', { name: 'Add' }))
  expect(await within(values).findByText('明细, 货号 (each row)')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  const { definition } = await triggers.open({ id })
  expect(definition).toMatchObject({
    event: {
      fields: [{ key: 'sent', path: 'order.lines', type: 'rows', columns: [{ key: 'sku', path: 'sku' }] }],
    },
    actions: [{ values: { 'lines.sku': '' } }],
  })
})

test('the actions stay on the page while a field of a call is being typed', async () => {
  const id = await given({ kind: 'webhook' }, [], '逐字')
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/triggers?open=${id}` })
  const add = await screen.findByRole('button', { name: 'Add action' })
  for (const index of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Add field' }))
    await user.type(screen.getByLabelText(`Name of field ${index}`), 'price')
    await user.type(screen.getByLabelText(`Path of field ${index}`), 'order.price')
  }
  await user.click(add)

  expect(await screen.findByRole('region', { name: 'Action 1' })).toBeTruthy()
  expect(screen.queryByText('Couldn’t load this')).toBeNull()
})

test('a person who is not an administrator sees no triggers', async () => {
  await openStudio(office, { as: 'li', at: '/studio/triggers' })
  await screen.findByText('Administrators only')
  expect(screen.queryByRole('heading', { name: 'Triggers' })).toBeNull()
})

test('switching on asks first, says what happens, and asks for a reason where a trigger sets itself off', async () => {
  const id = await given({ kind: 'record', form: modelId }, [copies()], '自触发')
  const { triggers } = await office.as('admin')
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/triggers' })
  await user.click(await screen.findByRole('switch', { name: 'Turn on “自触发”' }))

  const sheet = within(await screen.findByRole('dialog', { name: 'Turn on the trigger “自触发”' }))
  expect(await sheet.findByText(/^Add record: /)).toBeTruthy()
  expect(sheet.getByText('Action 1 sets off this trigger again')).toBeTruthy()
  const turnOn = sheet.getByRole('button', { name: 'Turn on' })
  expect(turnOn).toHaveProperty('disabled', true)
  await user.type(sheet.getByRole('textbox'), 'A copy of a copy is skipped')
  await user.click(turnOn)

  await expect.poll(async () => (await triggers.open({ id })).isOn).toBe(true)
  await user.click(await screen.findByRole('switch', { name: 'Turn on “自触发”' }))
  await expect.poll(async () => (await triggers.open({ id })).isOn).toBe(false)
})
