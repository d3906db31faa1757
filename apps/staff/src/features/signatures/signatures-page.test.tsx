import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const path = '/pages/apply/interPage/signInvokeList'
const signImg =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a person without a signature reads what one is for', async () => {
  await renderStaff(office, 'wang', path)

  expect(await screen.findByText('No signatures yet')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add signature' })).toBeTruthy()
})

test('Li makes another signature her default, and deletes one after being asked', async () => {
  const { signatures } = await office.as('li')
  for (let count = 0; count < 2; count += 1) await signatures.add({ signImg })
  const { user } = await renderStaff(office, 'li', path)
  await user.click(await screen.findByRole('button', { name: 'Set signature 2 as default' }))
  await screen.findByRole('button', { name: 'Set signature 1 as default' })
  expect((await signatures.mine()).map(({ isDefault }) => isDefault)).toEqual([0, 1])

  await user.click(screen.getByRole('button', { name: 'Delete signature 2' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete this signature?' })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Signature 2' })).toBeNull())
  expect((await signatures.mine()).map(({ isDefault }) => isDefault)).toEqual([1])
})

test('after ten there is no room for another', async () => {
  const { signatures } = await office.as('zhao')
  for (let count = 0; count < 10; count += 1) await signatures.add({ signImg })
  await renderStaff(office, 'zhao', path)

  expect(await screen.findByText('10 of 10 saved')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add signature' }).hasAttribute('disabled')).toBe(true)
})

test('when the office does not answer, it says so and can be asked again', async () => {
  let isAway = true
  const { user } = await renderStaff(office, 'li', path, {
    network: (send) => (request) =>
      isAway && request.url.endsWith('/SignImg') ? Promise.reject(new Error('away')) : send(request),
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isAway = false
  await user.click(again)

  expect(await screen.findByRole('img', { name: 'Signature 1' })).toBeTruthy()
})
