import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
let id: string
beforeAll(async () => {
  office = await openOffice()
  const { people } = office.company
  const { chat } = await office.as('li')
  ;({ id } = await chat.createGroup({ name: '项目组', personIds: [people.chen, people.zhao] }))
  await (await office.as('chen')).chat.send({ id, clientId: 'device-1', text: '你走开' })
})
afterEach(cleanup)
afterAll(() => office.close())

const opened = (account: 'li' | 'chen' | 'zhao') => {
  const address = `/pages/message/im/index?${new URLSearchParams({ formUserId: id, name: 'x' })}`
  return renderStaff(office, account, address, { isLive: true })
}

test('a reader reports a message, and reads at once that a moderator removed it', async () => {
  const { user } = await opened('zhao')
  const message = within((await screen.findByText('你走开')).closest('article') as HTMLElement)
  await user.click(message.getByRole('button', { name: 'Message actions' }))
  await user.click(await screen.findByRole('button', { name: 'Report' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Report' }))
  const send = sheet.getByRole('button', { name: 'Send report' }) as HTMLButtonElement
  expect(send.disabled).toBe(true)
  await user.click(sheet.getByRole('radio', { name: 'Insults or discrimination' }))
  await user.type(sheet.getByLabelText('In your own words (optional)'), '骂人')
  await user.click(send)
  expect(await screen.findByText('Reported. You’ll be told the outcome')).toBeTruthy()

  const { chatReports } = await office.as('admin')
  const [report] = (await chatReports.list({})).list
  expect(report).toMatchObject({ reason: 'abuse', said: { text: '你走开' } })
  await chatReports.close({ id: report?.id ?? '', outcome: 'removed', bar: 'forGood' })
  expect(await screen.findByText('A moderator removed this message')).toBeTruthy()
})

test('who is restricted reads so in the place where one writes; the owner lifts only what the owner did', async () => {
  await opened('chen')
  expect(await screen.findByText('You can read this chat, but not write in it.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull()
  cleanup()

  const barredNow = async () => (await (await office.as('chen')).chat.open({ id })).own.barred
  const lift = async () => {
    const { user } = await opened('li')
    await user.click(await screen.findByRole('button', { name: 'About this chat' }))
    await user.click(await screen.findByRole('button', { name: /陈静/ }))
    await user.click(await screen.findByRole('button', { name: 'Restrict to reading' }))
    await user.click(await screen.findByRole('button', { name: 'Let them write again' }))
  }
  await lift()
  await screen.findByText('An administrator of the company restricted this member. Only they can lift it.')
  expect(await barredNow()).toEqual({ until: null })
  cleanup()

  const { chatReports } = await office.as('admin')
  const [report] = (await chatReports.list({ state: 'closed' })).list
  await chatReports.lift({ id: report?.id ?? '' })
  const { chat } = await office.as('li')
  await chat.barMember({ id, personId: office.company.people.chen, bar: 'day' })
  await lift()
  await expect.poll(barredNow).toBeNull()
})
