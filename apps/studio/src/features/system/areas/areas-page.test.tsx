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

const namesBelow = async (id: string) =>
  (await (await office.as('li')).areas.below({ id })).list.map(({ fullName }) => fullName)

test('an administrator adds an area, renames it, and moves it up', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/areas' })
  await user.click(await screen.findByText('澳门特别行政区'))
  await user.click(await screen.findByRole('button', { name: 'Add area below' }))
  const form = within(await screen.findByRole('form', { name: 'Add under “澳门特别行政区”' }))
  await user.type(form.getByLabelText('Name'), '横琴')
  await user.type(form.getByLabelText('Code'), '8299HQ')
  await user.click(form.getByRole('button', { name: /Add area$/ }))
  expect(await screen.findByText('Number 34 of 34')).toBeTruthy()

  await user.type(screen.getByRole('searchbox'), '8299HQ')
  await user.click(await screen.findByRole('button', { name: /横琴/ }))
  const panel = within(await screen.findByRole('form', { name: 'Area' }))
  await user.clear(panel.getByLabelText('Name'))
  await user.type(panel.getByLabelText('Name'), '横琴新区')
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: /Move up$/ }))

  await expect.poll(() => namesBelow('820000')).toContain('横琴新区')
  await expect.poll(async () => (await namesBelow('820000')).at(-1)).not.toBe('横琴新区')
})

test('a city that is switched off is marked and listed among the changes', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/areas?keyword=330300' })
  await user.click(await screen.findByRole('button', { name: /温州市/ }))
  await user.click(await screen.findByRole('switch', { name: 'Available' }))
  await user.click(within(screen.getByRole('form', { name: 'Area' })).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Off')).toBeTruthy()
  expect(await namesBelow('330000')).not.toContain('温州市')

  cleanup()
  await openStudio(office, { as: 'admin', at: '/studio/areas?only=changed' })
  expect(await screen.findByRole('button', { name: /温州市/ })).toBeTruthy()
})
