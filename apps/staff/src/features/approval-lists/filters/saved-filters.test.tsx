import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const address = '/pages/workFlow/flowTodo/index?list=doing'

async function filtering() {
  const view = await renderStaff(office, 'manager', address)
  await view.user.click(await screen.findByRole('button', { name: /^Filter/ }))
  return { ...view, sheet: within(await screen.findByRole('dialog', { name: 'Filter' })) }
}

test('Sun saves a filter under a name, and applies it another day with one press', async () => {
  const first = await filtering()
  await first.user.click(first.sheet.getByRole('button', { name: 'Urgent' }))
  await first.user.type(first.sheet.getByLabelText('Filter name'), 'Hurry')
  await first.user.click(first.sheet.getByRole('button', { name: 'Save filter' }))
  await first.sheet.findByRole('button', { name: 'Hurry' })
  cleanup()

  const { user, sheet, history } = await filtering()
  await user.click(await sheet.findByRole('button', { name: 'Hurry' }))
  await screen.findByRole('button', { name: 'Filter (1 selected)' })
  expect(history.location.search).toContain('urgency=urgent')
})

test('Sun deletes a saved filter', async () => {
  const { user, sheet } = await filtering()
  await user.click(await sheet.findByRole('button', { name: 'Delete filter “Hurry”' }))
  await expect.poll(() => sheet.queryByRole('button', { name: 'Hurry' })).toBeNull()
})
