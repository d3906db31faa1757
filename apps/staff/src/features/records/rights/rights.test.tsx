import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { grant, publishModel } from '../../../../../server/test/company-models.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
let address: string
beforeAll(async () => {
  office = await openOffice()
  const restricts = { columns: true, fields: true, buttons: true, records: true }
  const model = await publishModel(office, { restricts })
  await grant(office, model, { people: ['li'] }, { columns: ['title'], records: { scope: 'own' } })
  address = `/pages/apply/dynamicModel/index?modelId=${model.modelId}`
})
afterEach(cleanup)
afterAll(() => office.close())

const asksToday = async () => {
  await office.settle()
  const { notices } = await office.as('admin')
  return (await notices.list({})).list.filter(({ title }) => title.includes('申请'))
}

test('the menu of a list says what one may do, and asks for the rest', async () => {
  const { user } = await renderStaff(office, 'li', address)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'My rights' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'My rights' }))
  expect(await sheet.findByText(/You see the records that your rights allow/)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Ask: Export' }))

  await expect
    .poll(async () => (await asksToday()).map(({ title }) => title))
    .toEqual([expect.stringContaining('李伟申请“合同”的导出权限')])
})

test('a list that one may not see says whom to ask, and asks with one tap', async () => {
  const { user } = await renderStaff(office, 'chen', address)
  expect(await screen.findByText('You don’t have access to this application.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ask for access' }))

  expect(await screen.findByText(/Refresh once it is granted/)).toBeTruthy()
  await expect.poll(async () => (await asksToday()).length).toBe(2)
})
