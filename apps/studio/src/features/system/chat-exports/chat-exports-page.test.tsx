import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const { people } = office.company
  const { grades } = await office.as('admin')
  const given = { isWhole: true, organizationIds: [], circleIds: [] }
  await grades.create({ ...given, name: '审计', areas: ['audit'], personIds: [people.wang] })
  const { chat } = await office.as('li')
  const { id } = await chat.createGroup({ name: '项目组', personIds: [people.chen] })
  await chat.send({ id, clientId: 'device-1', text: '合同金额 4280' })
})
afterEach(cleanup)
afterAll(() => office.close())

test('an administrator asks for an export of a group, and cannot decide about it', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/chat-exports?open=new' })
  const form = within(await screen.findByRole('form', { name: 'Ask for an export' }))
  await user.type(form.getByLabelText('Reason'), '内部审计')
  await user.click(form.getByRole('button', { name: 'Ask' }))
  expect(await form.findByRole('alert')).toBeTruthy()
  const [from, to] = form.getAllByRole('textbox').filter((one) => one.closest('.ant-picker'))
  await user.type(from as HTMLElement, '2026-03-01')
  await user.type(to as HTMLElement, '2026-03-03{Enter}')
  await user.click(form.getByLabelText('Groups and chats about requests'))
  await user.click(await screen.findByText('项目组'))
  await user.click(form.getByRole('button', { name: 'Ask' }))

  expect(await screen.findByText(/Export asked by/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull()
  const [asked] = (await (await office.as('admin')).chatExports.list({})).list
  expect(asked).toMatchObject({ state: 'asked', reason: '内部审计' })
})

test('another approves it, and the file is ready to download', async () => {
  const { user } = await openStudio(office, { as: 'wang', at: '/studio/chat-exports' })
  await user.click(await screen.findByText('内部审计'))
  await user.click(await screen.findByRole('button', { name: 'Decide' }))
  const form = within(await screen.findByRole('form', { name: 'Decide' }))
  await user.click(form.getByText('Refuse'))
  expect((form.getByRole('button', { name: 'Decide' }) as HTMLButtonElement).disabled).toBe(true)
  await user.click(form.getByText('Approve'))
  await user.click(form.getByRole('button', { name: 'Decide' }))
  const { chatExports } = await office.as('admin')
  await expect
    .poll(async () => {
      await office.settle()
      return (await chatExports.list({})).list[0]?.state
    })
    .toBe('ready')
  expect(await screen.findByRole('button', { name: 'Download' })).toBeTruthy()
  expect(await screen.findByText('Not downloaded yet')).toBeTruthy()
})
