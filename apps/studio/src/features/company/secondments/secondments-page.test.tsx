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

test('a running secondment is listed with its days, shown at the person, and ended early', async () => {
  const { people, posts } = office.company
  const admin = await office.as('admin')
  const days = { firstDay: '2026-03-02', lastDay: '2026-03-20' }
  const place = { personId: people.li, positionId: posts.accountant, reason: '年报支援' }
  const { id } = await admin.secondments.plan({ ...place, ...days })

  await openStudio(office, { as: 'admin', at: `/studio/people?open=${people.li}` })
  expect(await screen.findByText(/Mar 2, 2026 to Mar 20, 2026/)).toBeTruthy()
  cleanup()

  const { user } = await openStudio(office, { as: 'admin', at: `/studio/secondments?open=${id}` })
  await user.click(await screen.findByRole('button', { name: 'End it today' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End it today' }),
  )
  await expect.poll(async () => (await admin.secondments.list({})).list[0]?.state).toBe('ended')
  expect((await admin.people.open({ id: people.li })).positions.map((post) => post.id)).not.toContain(
    posts.accountant,
  )
})

test('what is missing is said beside the field when somebody saves', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/secondments?open=new' })
  const form = await screen.findByRole('form', { name: 'New secondment' })
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await within(form).findAllByText('This field is required')).toHaveLength(3)
  await user.type(within(form).getByLabelText('Reason'), '年报支援')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await within(form).findAllByText('This field is required')).toHaveLength(2)
})
