import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('an administrator creates a rule, and Li gets a number from it', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/bill-rules?open=new' })

  const form = await screen.findByRole('form', { name: 'New numbering rule' })
  await user.type(within(form).getByLabelText('Rule name'), '报销单')
  await user.clear(within(form).getByLabelText('Code'))
  await user.type(within(form).getByLabelText('Code'), 'expense')
  const before = within(form).getByRole('group', { name: 'Prefix' })
  await user.click(within(before).getByRole('button', { name: 'Add part' }))
  await user.type(within(before).getByLabelText('Content of part 1 in “Prefix”'), 'BX')
  await user.click(within(form).getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('报销单')).toBeTruthy()
  expect(await (await office.as('li')).billRules.number({ enCode: 'expense' })).toMatch(/^BX\d{8}0001$/)
})

test('a rule with repeating numbers is refused in the form and corrected there', async () => {
  const { billRules } = await office.as('admin')
  const settings = { kind: 'serial', dateFormat: 'YYYYMM', reset: 'month' } as const
  const { id } = await billRules.create({ fullName: '月度', enCode: 'monthly', settings })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/bill-rules?open=${id}` })

  const form = await screen.findByRole('form', { name: '月度' })
  await user.click(within(form).getByRole('combobox', { name: 'Date' }))
  await user.click(await screen.findByTitle('No date'))
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect((await within(form).findByRole('alert')).textContent).toMatch(/would repeat/)

  await user.click(within(form).getByText('Random'))
  await user.click(within(form).getByRole('button', { name: /Save$/ }))
  await expect.poll(async () => (await billRules.open({ id })).settings.kind).toBe('random')
})
