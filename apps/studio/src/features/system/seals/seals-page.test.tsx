import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const icon =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a new seal says what is missing, and a saved one is disabled', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/seals' })
  await user.click(await screen.findByRole('button', { name: /New$/ }))
  const form = within(await screen.findByRole('form', { name: 'New seal' }))
  await user.type(form.getByLabelText('Seal name'), '公章')
  await user.clear(form.getByLabelText('Code'))
  await user.type(form.getByLabelText('Code'), 'main')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Choose a picture')).toBeTruthy()

  cleanup()
  const { seals } = await office.as('admin')
  const keepers = [{ kind: 'person' as const, id: office.company.people.manager }]
  const { id } = await seals.create({ fullName: '财务章', enCode: 'money', kind: 'finance', icon, keepers })
  const again = await openStudio(office, { as: 'admin', at: `/studio/seals?open=${id}` })
  const edited = within(await screen.findByRole('form', { name: 'Seal' }))
  await again.user.click(edited.getByRole('switch', { name: 'Can be used' }))
  await again.user.click(edited.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Disabled')).toBeTruthy()
})

test('the name of a file that is no picture does not stay beside the button', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/seals?open=new' })
  const form = within(await screen.findByRole('form', { name: 'New seal' }))
  const broken = new File(['no picture'], 'broken.png', { type: 'image/png' })
  await user.upload(form.getByLabelText(/^Picture \(PNG/), broken)
  expect(await screen.findByText(/can’t be read/)).toBeTruthy()
  await expect.poll(() => form.queryByText('broken.png')).toBeNull()
})

test('signatures of people are listed, and one is withdrawn', async () => {
  const { signatures } = await office.as('li')
  await signatures.add({ signImg: icon })
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/seals?kind=signatures' })
  await user.click(await screen.findByRole('row', { name: /李/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await expect.poll(() => signatures.mine()).toEqual([])
})
