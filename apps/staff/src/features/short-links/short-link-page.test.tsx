import { hours, type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
let modelId: string
beforeAll(async () => {
  office = await openOffice()
  const { formDesign, listDesign, records } = await office.as('admin')
  const fields = [
    { key: 'visitor', kind: 'input', label: 'Visitor', required: true },
    { key: 'number', kind: 'input', label: 'Number' },
    { key: 'note', kind: 'input', label: 'Inner note' },
    { key: 'host', kind: 'user-select', label: 'Host' },
  ]
  const { id } = await formDesign.create({
    name: 'Visits',
    code: 'visits',
    definition: { version: 1, key: 'visits', fields },
  })
  await formDesign.publish({ id })
  await listDesign.save({ id, definition: { version: 1, columns: [{ field: 'visitor' }] } })
  await listDesign.publish({ id, reason: 'visitors are everybody’s' })
  await records.create({ modelId: id, values: { visitor: 'Zhao', number: 'V-7', note: 'canary-5e' } })
  modelId = id
})
afterEach(cleanup)
afterAll(() => office.close())

type LinkOptions = Readonly<{
  password?: string
  quota?: number
  purpose?: 'form' | 'query'
  asks?: string[]
}>

async function link(wishes: LinkOptions = {}) {
  const { shortLinks } = await office.as('admin')
  const { id, address } = await shortLinks.switchOn({
    modelId,
    purpose: 'form',
    fields: ['visitor'],
    ...wishes,
  })
  const path = `/pages/formShortLink/index?link=${encodeURIComponent(address)}`
  return { id, path, revoke: () => shortLinks.revoke({ modelId, id }) }
}

test('a visitor fills in the form, sees what is missing, sends it and can fill in another', async () => {
  const { path } = await link()
  const { user } = await renderStaff(office, null, path)
  const visitor = await screen.findByLabelText(/^Visitor/)
  expect(screen.queryByText('Inner note')).toBeNull()
  expect(screen.queryByText('Host')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)

  await user.type(visitor, 'Chen')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText(/^Your reference number is [2-9A-Z]{10}\./)
  await user.click(screen.getByRole('button', { name: 'Fill in another' }))
  expect((await screen.findByLabelText<HTMLInputElement>(/^Visitor/)).value).toBe('')
})

test('a link revoked while it is being filled in says so, and keeps the input', async () => {
  const { path, revoke } = await link()
  const { user } = await renderStaff(office, null, path)
  const visitor = await screen.findByLabelText<HTMLInputElement>(/^Visitor/)
  await user.type(visitor, 'Chen')
  await revoke()
  await user.click(screen.getByRole('button', { name: 'Submit' }))

  expect((await screen.findByRole('alert')).textContent).toBe('This link doesn’t exist or was turned off.')
  expect(visitor.value).toBe('Chen')
})

test('a link with a password opens after it, and not after another', async () => {
  const { path } = await link({ password: 'open sesame' })
  const { user } = await renderStaff(office, null, path)
  const password = await screen.findByLabelText(/^Password/)
  expect(screen.queryByText('Visits')).toBeNull()
  await user.type(password, 'wrong')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong password.')

  await user.clear(password)
  await user.type(password, 'open sesame')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByLabelText(/^Visitor/)
})

test('a visitor whose pass expires enters the password again and loses no input', async () => {
  const { path } = await link({ password: 'open sesame' })
  const { user } = await renderStaff(office, null, path)
  const enter = async () => {
    await user.type(await screen.findByLabelText(/^Password/), 'open sesame')
    await user.click(screen.getByRole('button', { name: 'Open' }))
  }
  await enter()
  await user.type(await screen.findByLabelText(/^Visitor/), 'Chen')
  office.clock.pass(hours(2))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await enter()
  await waitFor(() => expect(screen.queryByLabelText(/^Password/)).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>(/^Visitor/).value).toBe('Chen')
  await user.click(screen.getByRole('button', { name: 'Submit' }))

  await screen.findByText(/^Your reference number is/)
})

test.each(['', '?link=demo.AAAAAAAAAAAAAAAAAAAAAA'])('a link that is none (%j) says so', async (search) => {
  await renderStaff(office, null, `/pages/formShortLink/index${search}`)

  await screen.findByText('This link doesn’t exist or was turned off.')
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
})

test('a query shows the public lines of the record with exactly these values, and nothing else', async () => {
  const { path } = await link({ purpose: 'query', asks: ['number'] })
  const { user, container } = await renderStaff(office, null, path.replace('/index', '/detail'))
  const number = await screen.findByLabelText(/^Number/)
  await user.type(number, 'V-')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByText('No results')

  await user.type(number, '7')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByText('Zhao')
  expect(container.textContent).not.toContain('canary-5e')
})

test('without a network the page says so and opens once there is one', async () => {
  const { path } = await link()
  let isAway = true
  const { user } = await renderStaff(office, null, path, {
    network: (send) => (request) => {
      if (isAway) throw new TypeError('no network')
      return send(request)
    },
  })
  const retry = await screen.findByRole('button', { name: /again|retry/i })
  isAway = false
  await user.click(retry)

  await screen.findByLabelText(/^Visitor/)
})

test('a link whose owner left says that it accepts nothing for now', async () => {
  const { path, id } = await link()
  const { chen } = office.company.people
  const db = office.db.tenant('demo')
  await db.updateTable('shortLink').set({ ownerId: chen }).where('id', '=', id).execute()
  await (await office.as('admin')).organization.updateUser({ id: chen, enabledMark: 0 })
  await renderStaff(office, null, path)

  await screen.findByText('This link isn’t accepting submissions right now.')
})
