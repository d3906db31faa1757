import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { grant, publishModel } from '../../../../server/test/company-models.ts'
import { renderStaff } from '../../../test/render-staff.tsx'

const path = '/pages/apply/menu/index'
let office: Office

beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('before anything is published the page says what will appear', async () => {
  await renderStaff(office, 'li', path)

  await screen.findByText('No applications yet')
})

test('an application leads to its records, and only those appear that the person may meet', async () => {
  const { modelId } = await publishModel(office)
  const closed = await publishModel(office, { restricts: { records: true, buttons: true } })
  await grant(office, closed, { people: ['wang'] }, { buttons: ['detail'], records: { scope: 'all' } })
  const { user, history } = await renderStaff(office, 'li', path)
  const links = await screen.findAllByRole('link', { name: /合同/ })
  expect(links).toHaveLength(1)

  await user.click(links[0] ?? document.body)
  expect(history.location.href).toContain(modelId)
})

test('words narrow the applications, and finding nothing is said', async () => {
  const { user } = await renderStaff(office, 'wang', path)
  expect(await screen.findAllByRole('link', { name: /合同/ })).toHaveLength(2)
  await user.type(screen.getByRole('searchbox', { name: 'Find an application' }), '月球')

  await screen.findByText('Nothing found')
})
