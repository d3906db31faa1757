import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'
import { vCardOf } from './save-card.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('a colleague is found by the organization tree, starred, and at hand from then on', async () => {
  const { user } = await renderStaff(office, 'li', '/pages/my/contacts/index')
  const company = within(await screen.findByRole('list', { name: 'Organization' }))
  await user.click(company.getByRole('link', { name: '云杉科技' }))
  const below = within(await screen.findByRole('list', { name: 'Departments below' }))
  await user.click(below.getByRole('link', { name: '研发部' }))
  expect(await screen.findByText('云杉科技/研发部')).toBeTruthy()
  await user.click(await screen.findByRole('link', { name: /王芳/ }))
  await user.click(await screen.findByRole('button', { name: 'Star', pressed: false }))
  await screen.findByRole('button', { name: 'Remove star', pressed: true })
  cleanup()

  await renderStaff(office, 'li', '/pages/my/contacts/index')
  const starred = within(await screen.findByRole('list', { name: 'Starred' }))
  expect(starred.getByRole('link', { name: /王芳/ })).toBeTruthy()
})

test('words find people everywhere by initials, and say where they work', async () => {
  const { user } = await renderStaff(office, 'li', '/pages/my/contacts/index')
  await user.type(await screen.findByRole('searchbox', { name: 'Find colleagues' }), 'wf')

  const found = within(await screen.findByRole('list', { name: 'Colleagues' }))
  expect(found.getByRole('link', { name: /王芳.*研发部/ })).toBeTruthy()
  expect(found.getAllByRole('link')).toHaveLength(1)
})

test('words inside a department find its people alone', async () => {
  const { departments } = office.company
  const { user } = await renderStaff(
    office,
    'li',
    `/pages/my/contacts/userList?organizeId=${departments.research}`,
  )
  await screen.findByRole('link', { name: /王芳/ })
  await user.type(screen.getByRole('searchbox', { name: 'Find in this department' }), 'chen')

  expect(await screen.findByText('No people found')).toBeTruthy()
})

test('a number that the company shows can be called, and one that it keeps back is not there', async () => {
  const { organization, settings } = await office.as('admin')
  const { wang } = office.company.people
  await organization.updateUser({ id: wang, mobilePhone: '13800000002', email: 'wang@signet.example' })
  const version = (await settings.list()).groups.find(({ group }) => group === 'contacts')?.version ?? 0
  const value = { phones: 'everybody', mails: 'noOthers' }
  await settings.save({ group: 'contacts', value, secrets: {}, version })

  await renderStaff(office, 'chen', `/pages/my/userDetail/index?id=${wang}`)
  const call = await screen.findByRole('link', { name: '13800000002' })
  expect(call.getAttribute('href')).toBe('tel:13800000002')
  expect(screen.queryByText('wang@signet.example')).toBeNull()
})

test.each([
  '/pages/my/contacts/userList',
  '/pages/my/contacts/userList?organizeId=none',
  '/pages/my/userDetail/index',
])('%s leads nowhere and says so', async (address) => {
  await renderStaff(office, 'li', address)
  expect(await screen.findByText('Can’t open this link')).toBeTruthy()
})

test('signs of the format in a name are escaped in a file for address books', () => {
  const none = { account: 'x', superiors: [], standIns: [], fields: [], isStarred: false, email: '' }
  const text = vCardOf({
    ...none,
    person: { id: 'x', name: 'A;B,C\\D\r\nTEL:110', headIcon: '' },
    departments: [{ id: 'd', name: '云杉科技/研发部' }],
    posts: ['工程师'],
    mobilePhone: '13800000002',
  })
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    String.raw`N:A\;B\,C\\D\nTEL:110;;;;`,
    String.raw`FN:A\;B\,C\\D\nTEL:110`,
    'ORG:云杉科技/研发部',
    'TITLE:工程师',
    'TEL;TYPE=CELL:13800000002',
    'END:VCARD',
    '',
  ])
})
