import { type Office, openOffice, refusalOf } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const open = (search = '') => openStudio(office, { as: 'admin', at: `/studio/people${search}` })
const names = () => [...document.querySelectorAll('[data-row]')].map((row) => row.textContent ?? '')

test('people are narrowed by department with those below, and by state', async () => {
  await open(`?unit=${office.company.departments.finance}`)
  expect(await screen.findByText('2 items')).toBeTruthy()
  expect(names().join()).toContain('陈静')
  cleanup()

  await open('?status=administrator')
  expect(await screen.findByText('1 item')).toBeTruthy()
})

test('a new person gets two posts, the second made the main one, and an initial password that is shown once', async () => {
  const { user } = await open('?open=new')
  const form = within(await screen.findByRole('form', { name: 'New person' }))
  await user.type(form.getByLabelText('Name'), '林小新')
  await user.type(form.getByLabelText('Account'), 'lin')
  await user.click(form.getByLabelText('Posts'))
  await user.click(await screen.findByText('云杉科技/财务部/会计'))
  await user.click(form.getByLabelText('Posts'))
  await user.click(await screen.findByText('云杉科技/研发部/工程师'))
  await user.click(form.getByRole('button', { name: 'Make “云杉科技/研发部/工程师” the main post' }))
  await user.click(form.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('林小新’s initial password')).toBeTruthy()
  const password = screen.getByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/).textContent ?? ''
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }))
  const signIn = office.client().session.login({ account: 'lin@demo', password })
  expect(await refusalOf(signIn)).toBe('session.passwordMustChange')
  const directory = await office.app.server.directories.of('demo')
  const { id = '' } = directory.personByAccount('lin') ?? {}
  expect(directory.departmentOf(id)).toBe(office.company.departments.research)
})

test('the details show managers and reports, and lead to the hand-over', async () => {
  const { manager } = office.company.people
  await open(`?open=${manager}`)
  const place = within(await screen.findByRole('region', { name: 'Place in the company' }))
  expect(place.getByText('周总监')).toBeTruthy()
  expect(place.getByText(/李伟/)).toBeTruthy()
  const work = within(await screen.findByRole('region', { name: 'Work in hand' }))
  const link = await work.findByRole('link', { name: 'Hand over work' })
  expect(link.getAttribute('href')).toContain(manager)
})

test('an administrator cannot disable themselves, and the page says why', async () => {
  const { user } = await open(`?open=${office.company.people.admin}`)
  await user.click(await screen.findByRole('button', { name: 'Disable' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }))

  expect((await screen.findByRole('alert')).textContent).toContain('Ask another administrator')
})

test('what somebody else changed of a person meanwhile stays, and who both are is asked by name', async () => {
  const { organization, people } = await office.as('admin')
  const { zhao: id, li, wang } = office.company.people
  const { realName } = await people.open({ id })
  const nameOf = async (person: string) => (await people.open({ id: person })).realName
  const { user } = await open(`?open=${id}`)
  await user.click(await screen.findByRole('button', { name: /Edit$/ }))
  const form = within(await screen.findByRole('form', { name: 'Edit' }))
  await organization.updateUser({ id, mobilePhone: '13900001234', managerId: li })

  const mail = form.getByLabelText('Email')
  await user.clear(mail)
  await user.type(mail, 'merged@signet.example')
  await user.click(form.getByLabelText('Manager'))
  await user.type(form.getByLabelText('Manager'), await nameOf(wang))
  await user.click(
    await screen.findByText(new RegExp(`^${await nameOf(wang)}`), {
      selector: '.ant-select-item-option-content span',
    }),
  )
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Merge changes')
  expect(screen.queryByText('Another change')).toBeNull()
  expect(screen.getByRole('radio', { name: new RegExp(`^Theirs.*${await nameOf(li)}`) })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: new RegExp(`^Mine.*${await nameOf(wang)}`) }))
  await user.click(screen.getByRole('button', { name: 'Merge and save' }))
  await expect
    .poll(async () => people.open({ id }))
    .toMatchObject({
      ...{ realName, email: 'merged@signet.example', mobilePhone: '13900001234' },
      manager: { id: wang },
    })
})

test('chosen people come into a role together, and are disabled together after a question', async () => {
  const { roles, people } = await office.as('admin')
  const { user } = await open()
  const choose = async (name: string) =>
    user.click(within(await screen.findByRole('row', { name: new RegExp(name) })).getByRole('checkbox'))
  await choose('王芳')
  await choose('陈静')
  expect(screen.getByText('2 chosen')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add to a role or group' }))
  const dialog = within(await screen.findByRole('form', { name: /^Add 2 people/ }))
  await user.click(dialog.getByRole('combobox', { name: 'Role or group' }))
  await user.click(await screen.findByText('出纳'))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  const { cashier } = office.company.roles
  await expect.poll(async () => (await roles.open({ id: cashier })).num).toBe(3)
  await expect.poll(() => screen.queryByText('2 chosen')).toBeNull()

  await choose('王芳')
  await choose('陈静')
  await user.click(screen.getByRole('button', { name: 'Disable' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Disable 2 people?' }))
  await user.click(question.getByRole('button', { name: 'Disable' }))
  await expect
    .poll(async () => (await people.list({ state: 'disabled' })).list.map(({ account }) => account))
    .toEqual(['chen', 'wang'])
  await expect.poll(() => screen.queryByText('2 chosen')).toBeNull()
})

test('chosen people leave with one checklist', async () => {
  const { user } = await open()
  const row = await screen.findByRole('row', { name: /李伟/ })
  await user.click(within(row).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Several people leave' }))
  const form = within(await screen.findByRole('form', { name: 'Several people leave' }))
  expect(await form.findAllByText(/李伟/)).not.toHaveLength(0)
})
