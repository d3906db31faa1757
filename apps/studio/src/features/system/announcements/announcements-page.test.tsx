import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

async function written(title: string) {
  const { announcements } = await office.as('admin')
  const { id } = await announcements.create({
    ...{ title, body: '<p>周五放假</p>', needsConfirmation: true },
    holders: [{ kind: 'organization', id: office.company.departments.research }],
  })
  return { id, announcements }
}

test('an administrator writes an announcement for everyone and publishes it', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/announcements' })
  await user.click(await screen.findByRole('button', { name: /New announcement$/ }))
  const form = within(await screen.findByRole('form', { name: 'New announcement' }))
  await user.type(form.getByLabelText('Title'), '放假通知')
  const text = await form.findByRole('textbox', { name: /^Text/ })
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Write the text')).toBeTruthy()
  await user.click(text)
  await user.type(text, '周五放假')
  await user.click(form.getByRole('switch', { name: 'Everyone' }))
  await user.click(form.getByRole('button', { name: 'Save' }))

  await user.click(await screen.findByRole('button', { name: /^Publish$/ }))
  const dialog = within(await screen.findByRole('form', { name: 'Publish announcement' }))
  expect(await dialog.findByText('9 people will get it.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('button', { name: /Recall$/ })).toBeTruthy()
  await office.settle()
  const { list } = await (await office.as('chen')).notices.list({ type: 1 })
  expect(list.map(({ title }) => title)).toEqual(['放假通知'])
})

test('its writer sees who confirmed, reminds the others and recalls it', async () => {
  const { id, announcements } = await written('安全须知')
  await announcements.release({ id, revision: 1 })
  await (await office.as('li')).announcements.confirm({ id, edition: 1 })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/announcements?open=${id}` })
  await user.click(await screen.findByRole('tab', { name: 'Readers' }))
  await user.click(await screen.findByText('Not confirmed 4'))
  await waitFor(() => expect(screen.queryByRole('cell', { name: '李伟' })).toBeNull())
  expect(await screen.findByRole('cell', { name: '王芳' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Remind the others$/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remind 4 people?' }))
  await user.click(question.getByRole('button', { name: 'Remind the others' }))
  expect(await screen.findByText('4 people reminded')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: /Recall$/ }))
  const recall = within(await screen.findByRole('alertdialog'))
  await user.click(recall.getByRole('button', { name: 'Recall' }))
  await waitFor(async () => expect((await announcements.open({ id })).state).toBe('recalled'))
})

test('an administrator of announcements alone has this page, and its list says when nothing matches', async () => {
  const { grades } = await office.as('admin')
  const personIds = [office.company.people.zhao]
  await grades.create({ name: '公告', areas: ['announcements'], isWhole: true, personIds })
  await openStudio(office, { as: 'zhao', at: '/studio/announcements?keyword=没有' })
  expect(await screen.findByText('No results')).toBeTruthy()
  cleanup()
  await openStudio(office, { as: 'chen', at: '/studio/announcements' })
  expect(await screen.findByText('Administrators only')).toBeTruthy()
})
