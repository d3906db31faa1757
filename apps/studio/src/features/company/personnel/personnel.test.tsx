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

const definition = {
  version: 1,
  key: 'person_file',
  about: 'person',
  title: 'Personnel record',
  fields: [
    { key: 'seat', kind: 'input', label: 'Seat', inList: true },
    {
      key: 'level',
      kind: 'number',
      label: 'Level',
      required: true,
      checks: [{ formula: 'level <= 20', message: 'At most 20' }],
    },
  ],
}

test('designers make the form about people, and say per field what the person may do', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/people' })
  await user.click(await screen.findByRole('button', { name: 'Design personnel record' }))
  expect(await screen.findByRole('link', { name: 'Back to people' })).toBeTruthy()
  cleanup()

  const { formDesign } = await office.as('admin')
  const [form] = (await formDesign.list({ of: 'aboutPeople' })).list
  await formDesign.save({ id: form?.id ?? '', name: form?.name ?? '', definition })
  const designer = await openStudio(office, { as: 'admin', at: `/studio/forms/${form?.id}` })
  const [seat] = await screen.findAllByText('Seat')
  if (seat) await designer.user.click(seat)
  const audience = within(await screen.findByRole('region', { name: 'Who sees it' }))
  expect(audience.getByText('Doesn’t see it')).toBeTruthy()
  await designer.user.click(audience.getByRole('switch', { name: 'Colleagues see it on the contact card' }))
  await expect
    .poll(async () => (await formDesign.open({ id: form?.id ?? '' })).definition['fields'])
    .toMatchObject([{ key: 'seat', colleagues: true }, {}])
  await formDesign.publish({ id: form?.id ?? '' })
})

test('the record of a person is edited by the rules of the form, and is a column of the list', async () => {
  const { li } = office.company.people
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/people?open=${li}` })
  const part = within(await screen.findByRole('region', { name: 'Personnel record' }))
  await user.click(await part.findByRole('button', { name: 'Edit record' }))
  await user.type(await part.findByLabelText(/Seat/), 'A-12')
  await user.type(part.getByLabelText(/Level/), '99')
  await user.click(part.getByRole('button', { name: 'Save' }))
  expect((await part.findAllByText(/At most 20/)).length).toBeGreaterThan(0)

  await user.clear(part.getByLabelText(/Level/))
  await user.type(part.getByLabelText(/Level/), '7')
  await user.click(part.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('columnheader', { name: 'Seat' })).toBeTruthy()
  expect(await screen.findByRole('cell', { name: 'A-12' })).toBeTruthy()
  const { record } = await (await office.as('admin')).personnel.open({ id: li })
  expect(record?.values).toMatchObject({ seat: 'A-12', level: '7' })
})

test('what is typed and cancelled is gone', async () => {
  const { li } = office.company.people
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/people?open=${li}` })
  const part = within(await screen.findByRole('region', { name: 'Personnel record' }))
  await user.click(await part.findByRole('button', { name: 'Edit record' }))
  await user.type(await part.findByLabelText(/Seat/), '3')
  await user.click(part.getByRole('button', { name: 'Cancel' }))
  expect(await part.findByText('A-12')).toBeTruthy()
})
