import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

async function form(code: string) {
  const { formDesign } = await office.as('admin')
  const fields = [
    { key: 'visitor', kind: 'input', label: 'Visitor' },
    { key: 'host', kind: 'user-select', label: 'Host', required: true },
  ]
  const { id } = await formDesign.create({ name: code, code, definition: { version: 1, key: code, fields } })
  await formDesign.publish({ id })
  return id
}

async function model(code: string) {
  const id = await form(code)
  const { listDesign } = await office.as('admin')
  await listDesign.save({ id, definition: { version: 1, columns: [{ field: 'visitor' }] } })
  await listDesign.publish({ id, reason: 'Test' })
  return id
}

test('an administrator turns the public form on, shares the address, and turns it off', async () => {
  const id = await model('visits')
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/forms?open=${id}` })
  const part = within(await screen.findByRole('region', { name: 'Public form' }))
  await user.click(await part.findByRole('button', { name: 'Turn on' }))
  expect(part.getByRole('alert').textContent).toBe(
    'Visitors don’t fill in these required fields, so submissions will lack them: Host',
  )
  await user.click(part.getByRole('switch', { name: 'Password required' }))
  await user.type(part.getByLabelText('Password'), 'open sesame')
  await user.type(part.getByLabelText('Submission limit'), '3')
  await user.click(part.getByRole('button', { name: 'Save' }))

  const address = await part.findByLabelText<HTMLInputElement>('Link address')
  const href = new URL(address.value)
  const link = href.searchParams.get('link') ?? ''
  expect(href.pathname).toBe('/pages/formShortLink/index')
  await part.findByRole('img', { name: /^Public form/ })
  part.getByText('0 of 3')
  const { shortLinks } = office.client()
  const { pass } = await shortLinks.enter({ link, password: 'open sesame' })
  expect((await shortLinks.open({ link, pass })).rights).toEqual({ visitor: 'write' })

  await user.click(part.getByRole('button', { name: 'Turn off' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  await part.findByRole('button', { name: 'Turn on' })
  await waitFor(() => expect(part.queryByLabelText('Link address')).toBeNull())
})

test('a changed link keeps its address and its password', async () => {
  const modelId = await model('tours')
  const admin = (await office.as('admin')).shortLinks
  const { address } = await admin.switchOn({
    modelId,
    purpose: 'form',
    fields: ['visitor'],
    password: 'open sesame',
  })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/forms?open=${modelId}` })
  const part = within(await screen.findByRole('region', { name: 'Public form' }))
  await user.click(await part.findByRole('button', { name: 'Change' }))
  await user.type(part.getByLabelText('Submission limit'), '8')
  await user.click(part.getByRole('button', { name: 'Save' }))

  await part.findByText('0 of 8')
  expect(await office.client().shortLinks.enter({ link: address, password: 'open sesame' })).toHaveProperty(
    'pass',
  )
})

test('a query without search fields is refused in its form', async () => {
  const id = await model('lookups')
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/forms?open=${id}` })
  const part = within(await screen.findByRole('region', { name: 'Public lookup' }))
  await user.click(await part.findByRole('button', { name: 'Turn on' }))
  await user.click(part.getByLabelText('Visible fields'))
  await user.click(await screen.findByText('Visitor', { selector: '.ant-select-item-option-content' }))
  await user.click(part.getByRole('button', { name: 'Save' }))

  expect((await part.findByRole('alert')).textContent).toBe(
    'A public lookup needs at least one search field.',
  )
})

test('a form without a published list says what is missing', async () => {
  const id = await form('bare')
  await openStudio(office, { as: 'admin', at: `/studio/forms?open=${id}` })

  await screen.findByText('Publish the form and its list to turn on public links.')
})
