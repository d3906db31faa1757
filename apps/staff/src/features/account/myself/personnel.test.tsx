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

test('without a form about people personal data has no such part', async () => {
  await renderStaff(office, 'li', '/pages/my/personalData/index')
  await screen.findByLabelText('Native place')
  expect(screen.queryByRole('region', { name: 'Personnel record' })).toBeNull()
})

test('Li changes of her record what is hers, and colleagues see on her card what is theirs', async () => {
  const { formDesign, personnel } = await office.as('admin')
  const fields = [
    { key: 'seat', kind: 'input', label: 'Seat', self: 'write', colleagues: true },
    { key: 'badge', kind: 'input', label: 'Badge', self: 'read' },
    { key: 'level', kind: 'input', label: 'Level' },
  ]
  const definition = { version: 1, key: 'person_file', about: 'person', title: '员工档案', fields }
  const { id } = await formDesign.create({ name: '员工档案', code: 'person_file', definition })
  await formDesign.publish({ id })
  const { li } = office.company.people
  await personnel.save({ id: li, version: 0, values: { badge: 'B-77', level: 'P9' } })

  const { user } = await renderStaff(office, 'li', '/pages/my/personalData/index')
  const part = within(await screen.findByRole('region', { name: 'Personnel record' }))
  await user.type(await part.findByLabelText('Seat'), 'A-12')
  expect(part.getByText('B-77')).toBeTruthy()
  expect(part.queryByText('Level')).toBeNull()
  await user.click(part.getByRole('button', { name: 'Save record' }))
  expect(await screen.findByText('Your data is saved')).toBeTruthy()
  cleanup()

  await renderStaff(office, 'wang', '/pages/my/organization/index')
  const link = await screen.findByRole('link', { name: /李伟/ })
  cleanup()
  await renderStaff(office, 'wang', link.getAttribute('href') ?? '')
  expect(await screen.findByText('A-12')).toBeTruthy()
  expect(screen.queryByText('B-77')).toBeNull()
})
