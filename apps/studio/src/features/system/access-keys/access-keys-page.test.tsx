import { type Office, openOffice, password } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('an administrator makes a key, sees its secret once, and sees what was refused', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/access-keys' })
  await user.click(await screen.findByRole('button', { name: /New access key$/ }))
  const form = await screen.findByRole('form', { name: 'New access key' })
  await user.type(within(form).getByLabelText('Name'), '仓库')
  await user.click(within(form).getByText('A technical account of its own'))
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await within(form).findByText('Choose who is responsible')).toBeTruthy()
  await user.type(within(form).getByRole('combobox', { name: 'Responsible' }), 'li')
  await user.click(await screen.findByText(/^李/))
  const records = within(form).getByRole('radiogroup', { name: 'Records' })
  await user.click(within(records).getByText('Read'))
  await user.click(within(form).getByRole('button', { name: 'Save' }))

  const secret = (await screen.findByText(/^signet_key_/)).textContent
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }))
  const program = office.client({ Authorization: `Bearer ${secret}` })
  await program.documents.list({ shelf: 'mine' }).catch(() => undefined)
  await user.click(await screen.findByRole('tab', { name: 'Calls' }))
  expect(await screen.findByText(/scopes of this access key/)).toBeTruthy()
})

test('a key for SCIM is made in one press, beside the address, and calls with it', async () => {
  await (await office.as('admin')).session.confirm({ password })
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/access-keys#scim' })
  expect(await screen.findByText(/\/scim\/v2$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Make a key for SCIM$/ }))
  const secret = (await screen.findByText(/^signet_key_/)).textContent
  const headers = { authorization: `Bearer ${secret}` }
  const answer = await office.app.http.inject({ url: '/scim/v2/Users', headers })
  expect(answer.json().totalResults).toBeGreaterThan(0)
})

test('a key is revoked after a question, and stays in the list', async () => {
  const { accessKeys, session } = await office.as('admin')
  await session.confirm({ password })
  const { admin } = office.company.people
  const made = { name: '考勤机', ownerId: admin, personId: admin, scopes: ['records.read'] }
  const { id } = await accessKeys.create(made)
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/access-keys?open=${id}` })
  await user.click(await screen.findByRole('button', { name: /Revoke$/ }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Revoke' }))
  expect((await screen.findAllByText('Revoked')).length).toBeGreaterThan(0)
  expect((await accessKeys.open({ id })).state).toBe('revoked')
})
