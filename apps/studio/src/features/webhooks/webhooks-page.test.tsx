import { type AnsweringServer, type Office, openAnsweringServer, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
let ledger: AnsweringServer
let isDown = false
beforeAll(async () => {
  ledger = await openAnsweringServer((_heard, response) =>
    response.writeHead(isDown ? 500 : 200).end('thanks'),
  )
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(1),
    outside: { innerHosts: [`127.0.0.1:${ledger.port}`] },
  })
})
afterEach(cleanup)
afterAll(async () => {
  await ledger.close()
  await office.close()
})

test('an administrator registers a webhook, sees its secret once, and tests it', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/webhooks?open=new' })
  const form = await screen.findByRole('form', { name: 'New webhook' })
  await user.type(within(form).getByLabelText('Name'), '总账')
  await user.type(within(form).getByLabelText('Address'), `${ledger.url}/in`)
  await user.click(within(form).getByLabelText('Task completed'))
  await user.click(within(form).getByRole('button', { name: 'Save' }))

  expect(await screen.findByText(/^whsec_/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }))

  await user.click(await screen.findByRole('tab', { name: 'Deliveries' }))
  const panel = await screen.findByRole('tabpanel', { name: 'Deliveries' })
  expect(await within(panel).findByText('No deliveries yet')).toBeTruthy()
  await user.click(within(panel).getByRole('button', { name: 'Send test' }))
  await within(panel).findByText('Waiting')
  await office.settle()
  expect(await within(panel).findByText('Delivered')).toBeTruthy()
  expect(ledger.heard).toHaveLength(1)
})

test('a failed delivery shows its reason and can be sent again', async () => {
  const { webhooks } = await office.as('admin')
  const { id } = await webhooks.create({ name: '仓库', url: `${ledger.url}/out`, events: ['case.approved'] })
  isDown = true
  await webhooks.test({ id })
  await office.settle()
  isDown = false
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/webhooks?open=${id}` })
  await user.click(await screen.findByRole('tab', { name: 'Deliveries' }))
  const panel = await screen.findByRole('tabpanel', { name: 'Deliveries' })
  expect(await within(panel).findByText('Retries exhausted')).toBeTruthy()
  expect(within(panel).getByText(/500/)).toBeTruthy()

  await user.click(within(panel).getByRole('button', { name: 'Redeliver' }))
  await within(panel).findByText('Waiting')
  await office.settle()
  expect(await within(panel).findByText('Delivered')).toBeTruthy()
})

test('what somebody else saved of a webhook meanwhile stays, and both are asked about what both changed', async () => {
  const { webhooks } = await office.as('admin')
  const settings = { url: 'https://example.com/shared', events: ['case.approved' as const] }
  const { id } = await webhooks.create({ name: 'Shared', ...settings })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/webhooks?open=${id}` })
  const form = within(await screen.findByRole('form', { name: 'Shared' }))
  await webhooks.update({ id, name: 'Renamed', ...settings })

  const url = form.getByLabelText('Address')
  await user.clear(url)
  await user.type(url, 'https://example.com/moved')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await expect
    .poll(async () => webhooks.open({ id }))
    .toMatchObject({
      name: 'Renamed',
      url: 'https://example.com/moved',
    })
  expect(await screen.findByText(/together with what another administrator/)).toBeTruthy()

  await webhooks.update({ id, name: 'Theirs', ...settings, url: 'https://example.com/moved' })
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Mine')
  await user.click(await screen.findByRole('button', { name: /Save$/ }))
  await screen.findByText('Merge changes')
  await user.click(screen.getByRole('radio', { name: /Mine/ }))
  await user.click(screen.getByRole('button', { name: 'Merge and save' }))
  await expect.poll(async () => (await webhooks.open({ id })).name).toBe('Mine')
})

test('a robot of a group chat takes the secret of its vendor, and shows none', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/webhooks?open=new' })
  const form = within(await screen.findByRole('form', { name: 'New webhook' }))
  await user.click(form.getByRole('combobox', { name: 'Receiver' }))
  const [choice] = await screen.findAllByTitle('DingTalk group robot')
  await user.click(choice ?? document.body)
  await user.type(form.getByLabelText('Name'), '财务群')
  await user.type(form.getByLabelText('Address'), `${ledger.url}/robot`)
  await user.type(await form.findByLabelText(/^Signing secret/), 'SEC-1')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('form', { name: '财务群' })).toBeTruthy()
  expect(screen.queryByText(/^whsec_/)).toBeNull()
  const { list } = await (await office.as('admin')).webhooks.list({})
  expect(list.find(({ name }) => name === '财务群')?.format).toBe('dingtalk')
})
