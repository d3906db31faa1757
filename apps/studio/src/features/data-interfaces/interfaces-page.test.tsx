import { type AnsweringServer, type Office, openAnsweringServer, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
let partner: AnsweringServer
let isDown = false

beforeAll(async () => {
  partner = await openAnsweringServer((_heard, response) =>
    response
      .writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: { list: [{ id: 'pen', name: '签字笔' }] } })),
  )
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(1),
    outside: { innerHosts: [`127.0.0.1:${partner.port}`] },
  })
})
afterEach(cleanup)
afterAll(async () => {
  await partner.close()
  await office.close()
})

test('an administrator tests another server before saving the interface', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/data-interfaces?open=new' })

  const form = await screen.findByRole('form', { name: 'New data interface' })
  await user.type(within(form).getByLabelText('Interface name'), '商品')
  await user.clear(within(form).getByLabelText('Code'))
  await user.type(within(form).getByLabelText('Code'), 'goods')
  await user.click(within(form).getByText('HTTP API'))
  await user.type(within(form).getByLabelText('Address'), `${partner.url}/goods`)
  await user.type(within(form).getByLabelText('Path to the list'), 'data.list')
  await user.click(screen.getByRole('button', { name: 'Run' }))
  expect(await screen.findByText('签字笔')).toBeTruthy()
  await user.click(within(form).getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('tab', { name: 'Calls' })).toBeTruthy()
  expect(await (await office.as('admin')).dataInterfaces.preview({ id: 'goods' })).toHaveLength(1)
})

test('rows that are not a list are refused before they are sent', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/data-interfaces?open=new' })

  const form = await screen.findByRole('form', { name: 'New data interface' })
  await user.clear(within(form).getByLabelText('Rows'))
  await user.type(within(form).getByLabelText('Rows'), 'not json')
  await user.click(screen.getByRole('button', { name: 'Run' }))

  expect((await screen.findByRole('alert')).textContent).toBe(
    'The data isn’t a valid JSON list. Each row must be an object.',
  )
})

test('a failed call is retried from the log', async () => {
  const { dataInterfaces } = await office.as('admin')
  const source = { kind: 'http' as const, url: `${partner.url}/`, listPath: 'data.list' }
  const { id } = await dataInterfaces.create({
    fullName: '时好时坏',
    enCode: 'shaky',
    source,
    audience: { kind: 'members' },
  })
  isDown = true
  await (await office.as('li')).dataInterfaces.preview({ id }).catch(() => undefined)
  isDown = false
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/data-interfaces?open=${id}` })

  await user.click(await screen.findByRole('tab', { name: 'Calls' }))
  const log = await screen.findByRole('tabpanel', { name: 'Calls' })
  expect(await within(log).findByText('李伟')).toBeTruthy()
  await user.click(within(log).getByRole('button', { name: 'Retry' }))

  expect(await within(log).findByText('Retry')).toBeTruthy()
})

test('a data source stores its password encrypted, and the form never shows it', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/data-sources?open=new' })

  const form = await screen.findByRole('form', { name: 'New data source' })
  await user.click(within(form).getByRole('button', { name: 'Test connection' }))
  expect(screen.queryByText(/request isn’t valid/)).toBeNull()
  await user.type(within(form).getByLabelText('Data source name'), 'ERP')
  await user.clear(within(form).getByLabelText('Code'))
  await user.type(within(form).getByLabelText('Code'), 'erp')
  await user.type(within(form).getByLabelText('Host'), 'db.example.com')
  await user.type(within(form).getByLabelText('Database'), 'erp')
  await user.type(within(form).getByLabelText('User name'), 'reader')
  await user.type(within(form).getByLabelText('Password'), 'hush-hush')
  await user.click(within(form).getByRole('button', { name: 'Save' }))

  await user.click(await screen.findByText('reader@db.example.com:5432/erp'))
  const opened = await screen.findByRole('form', { name: 'ERP' })
  expect(within(opened).getByLabelText('Password')).toHaveProperty('value', '')
  expect(within(opened).getByPlaceholderText('Saved. Leave empty to keep it.')).toBeTruthy()
  await user.clear(within(opened).getByLabelText('Host'))
  await user.type(within(opened).getByLabelText('Host'), 'evil.example.com')
  await user.click(within(opened).getByRole('button', { name: 'Save' }))
  expect((await within(opened).findByRole('alert')).textContent).toMatch(/Enter the password again/)
})
