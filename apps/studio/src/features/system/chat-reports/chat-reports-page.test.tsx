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

let drawn = 0

/** A message of Chen in a group, which Zhao has reported. */
async function reported(text: string) {
  const { people } = office.company
  const { chat } = await office.as('li')
  const { id } = await chat.createGroup({ name: '项目组', personIds: [people.chen, people.zhao] })
  await (await office.as('chen')).chat.send({ id, clientId: `device-${++drawn}`, text })
  await (await office.as('zhao')).chatReports.report({ id, sequence: 2, reason: 'abuse', words: '骂人' })
  return id
}

test('a moderator reads a reported message and those around it, removes it and restricts its writer', async () => {
  const id = await reported('你走开')
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/chat-reports' })
  await user.click(await screen.findByText('你走开'))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('骂人')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Show messages around it' }))
  expect(await drawer.findByText(/looked at the messages around it/)).toBeTruthy()

  await user.click(drawer.getByRole('button', { name: 'Close report' }))
  const form = within(await screen.findByRole('form', { name: 'Close report' }))
  await user.click(form.getByText('Justified, remove message'))
  await user.click(await form.findByRole('combobox', { name: /Restrict 陈静/ }))
  await user.click(await screen.findByText('For 7 days'))
  await user.click(form.getByRole('button', { name: 'Close report' }))

  expect(await drawer.findByText(/closed the report/)).toBeTruthy()
  expect(drawer.queryByRole('button', { name: 'Close report' })).toBeNull()
  const { chat } = await office.as('chen')
  expect((await chat.messages({ id })).list[1]).toMatchObject({ isRemoved: true, text: '' })
  expect((await chat.open({ id })).own.barred?.until).toBeTruthy()
  await user.click(await drawer.findByRole('button', { name: 'Let them write again' }))
  await expect.poll(async () => (await chat.open({ id })).own.barred).toBeNull()
})

test('the only moderator reads that reports about them wait for another administrator', async () => {
  await openStudio(office, { as: 'admin', at: '/studio/chat-reports' })
  expect((await screen.findByRole('alert')).textContent).toMatch(/name another administrator/)
})

test('a moderator who is second reads who was first', async () => {
  await reported('第二个')
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/chat-reports' })
  await user.click(await screen.findByText('第二个'))
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(await drawer.findByRole('button', { name: 'Close report' }))
  const { grades, chatReports } = await office.as('admin')
  const given = { isWhole: true, organizationIds: [], circleIds: [] }
  const personIds = [office.company.people.wang]
  await grades.create({ ...given, name: '审查', areas: ['moderation'], personIds })
  const open = (await chatReports.list({ state: 'open' })).list[0]
  await (await office.as('wang')).chatReports.close({ id: open?.id ?? '', outcome: 'upheld' })

  const form = within(await screen.findByRole('form', { name: 'Close report' }))
  await user.click(form.getByRole('button', { name: 'Close report' }))
  expect(await screen.findByText(/has closed this report already/)).toBeTruthy()
})
