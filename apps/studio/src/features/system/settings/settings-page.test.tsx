import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
})
afterEach(cleanup)
afterAll(() => office.close())

test('a new name is saved, shown at once in menu and tab, and undone from the history', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/settings' })
  const name = await screen.findByLabelText('System name')
  await user.clear(name)
  await user.type(name, 'Spruce Office')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await within(screen.getByRole('navigation')).findByText(/Spruce Office/)).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Settings · Spruce Office'))
  expect(await screen.findByText('System name: Signet → Spruce Office')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByLabelText('System name')).toHaveProperty('value', 'Signet'))
})

test('the currency of the company is saved, named in the history, and undone', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/settings' })
  await user.click(await screen.findByRole('combobox', { name: 'Currency' }))
  await user.click(await screen.findByTitle('Hong Kong dollar'))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Currency: Chinese yuan → Hong Kong dollar')).toBeTruthy()
  const { formDesign } = await office.as('admin')
  const { id } = await formDesign.create({
    ...{ name: 'Trip', code: 'trip', definition: { version: 1, key: 'trip', fields: [] } },
  })
  expect((await formDesign.open({ id })).currency).toBe('HKD')
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement)
  await waitFor(async () => expect((await formDesign.open({ id })).currency).toBe('CNY'))
})

test('what cannot work is said at its field, and typing is kept', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/settings?kind=sessions' })
  const idle = await screen.findByLabelText('Browser idle time')
  await user.clear(idle)
  await user.type(idle, '2')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('At least 5.')).toBeTruthy()
  expect(screen.getByLabelText('Browser idle time')).toHaveProperty('value', '2')
})

/** Another administrator changes fields of a group while it is open. */
async function saveOther(group: 'retention' | 'sms', value: object, secrets = {}) {
  const { settings } = await office.as('admin')
  const stored = (await settings.list()).groups.find((one) => one.group === group)
  if (!stored) throw new Error(group)
  await settings.save({ ...stored, secrets, value: { ...stored.value, ...value } })
}
const combined = 'Saved, together with what another administrator had just changed'

test('two administrators change different fields of a group, and both changes stay', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/settings?kind=retention' })
  const messages = await screen.findByLabelText('Messages')
  await saveOther('retention', { logDays: 99 })
  await user.clear(messages)
  await user.type(messages, '30')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText(combined)).toBeTruthy()
  expect(await screen.findByText('Messages: 0 → 30')).toBeTruthy()
  expect(screen.getByLabelText('Operations, errors and slow calls')).toHaveProperty('value', '99')
})

test('a field or secret that both changed is asked, also when the form has heard of it meanwhile', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/settings?kind=sms' })
  const change = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
  await change('Signature', 'Mine')
  await change('Access key secret', 'mine')
  await saveOther('sms', { signName: 'Theirs', templateCode: 'T1' }, { accessKeySecret: 'theirs' })
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await user.click(
    within(await screen.findByRole('region', { name: 'Signature' })).getByRole('radio', {
      name: 'Mine Mine',
    }),
  )
  const secret = within(screen.getByRole('region', { name: 'Access key secret' }))
  await user.click(secret.getByRole('radio', { name: 'Theirs A new secret' }))
  await user.click(screen.getByRole('button', { name: 'Merge and save' }))
  await screen.findByText(combined)
})

test('a test message of a company without a provider goes to its outbox', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/settings?kind=sms' })
  const part = within(await screen.findByRole('region', { name: 'Test message' }))
  await user.type(part.getByLabelText('Send a test message to'), '13800000001')
  await user.click(part.getByRole('button', { name: 'Send test message' }))
  expect(await screen.findByText('Sent to 13800000001')).toBeTruthy()
  expect((await (await office.as('admin')).waysIn.smsOutbox({})).list[0]?.phone).toBe('13800000001')
})

test('an object storage is asked for only when it is chosen, and the page says where files are', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/settings?kind=storage' })
  expect(await screen.findByText('All files are in the chosen place.')).toBeTruthy()
  expect(screen.queryByLabelText('Bucket')).toBeNull()
  await user.click(screen.getByLabelText('Files are kept in'))
  await user.click(await screen.findByTitle('Object storage (S3-compatible)'))
  await user.type(await screen.findByLabelText('Bucket'), 'office')
  await user.type(screen.getByLabelText('Access key ID'), 'KEY')
  await user.type(screen.getByLabelText('Secret access key'), 'secret')
  await user.type(screen.getByLabelText('Address of the storage'), 'http://10.0.0.1')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText(/10\.0\.0\.1 is an internal address/)).toBeTruthy()
  expect(screen.getByLabelText('Bucket')).toHaveProperty('value', 'office')
})

test('vendors share a tab, each with its own fields, and a missing secret is said at its field', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/settings?kind=sms' })
  await user.click(await screen.findByRole('tab', { name: 'Other accounts' }))
  expect(await screen.findByLabelText('App (AgentId)')).toBeTruthy()
  await user.click(screen.getByText('DingTalk'))
  await user.type(await screen.findByLabelText('Client ID (once AppKey)'), 'dingabc')
  await user.click(screen.getByLabelText('Log in with it'))
  expect(screen.queryByLabelText('App (AgentId)')).toBeNull()
  await user.click(screen.getByLabelText('Send notices in its app'))
  expect(screen.getByLabelText('App (AgentId)')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))

  const secret = await screen.findByLabelText('Client secret (once AppSecret)')
  await waitFor(() => expect(secret.getAttribute('aria-invalid')).toBe('true'))
})

test('map settings show the fields of the chosen source, and a test says what is wrong', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/settings?kind=map' })
  const part = within(await screen.findByRole('region', { name: 'Test maps' }))
  await user.click(part.getByRole('button', { name: 'Test' }))
  expect(await part.findByText(/^Sample place: 北京市/)).toBeTruthy()

  expect(screen.queryByLabelText('Web service key')).toBeNull()
  await user.click(screen.getByLabelText('Place search'))
  await user.click(await screen.findByTitle('AMap web service'))
  expect(await screen.findByLabelText('Web service key')).toBeTruthy()
  await user.click(part.getByRole('button', { name: /Test$/ }))
  expect(await part.findByText('Web service key: Fill this in.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Fill this in.')).toBeTruthy()
})
