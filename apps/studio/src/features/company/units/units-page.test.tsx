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

const open = (search = '') => openStudio(office, { as: 'admin', at: `/studio/organization${search}` })

test('an administrator adds a department with a head and a post', async () => {
  const { user } = await open(`?open=${office.company.departments.research}`)
  await user.click(await screen.findByRole('button', { name: 'Add department' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New department' }))
  await user.type(dialog.getByLabelText('Name'), '测试组')
  await user.click(dialog.getByLabelText('Head'))
  await user.click(await screen.findByText(/^王芳 · /))
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('云杉科技/研发部/测试组')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add post' }))
  const post = within(await screen.findByRole('dialog', { name: 'New post' }))
  await user.type(post.getByLabelText('Post name'), '测试员')
  await user.click(post.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('button', { name: 'Edit “测试员”' })).toBeTruthy()
  const directory = await office.app.server.directories.of('demo')
  const made = [...directory.organizations.values()].find(({ name }) => name === '测试组')
  expect(made?.headId).toBe(office.company.people.wang)
})

test('the tree is searched by pinyin and keeps what is above', async () => {
  await open('?keyword=yanfa')
  const tree = await screen.findByRole('tree')
  expect(await within(tree).findByText('研发部')).toBeTruthy()
  expect(within(tree).getByText('云杉科技')).toBeTruthy()
  expect(within(tree).queryByText('财务部')).toBeNull()
})

test('moving a department shows whose approvers change before it is saved', async () => {
  const { finance, board } = office.company.departments
  const { user } = await open(`?open=${finance}`)
  await user.click(await screen.findByRole('button', { name: 'Move…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move “财务部”' }))
  await user.click(dialog.getByLabelText('Parent'))
  const choices = () => document.querySelectorAll('.ant-select-tree-title')
  await expect.poll(() => choices().length).toBeGreaterThan(1)
  await user.click([...choices()].find(({ textContent }) => textContent === '总经办') ?? document.body)
  const changes = within(await dialog.findByRole('region', { name: 'Approver changes' }))
  expect(await changes.findByText(/2 people get other approvers/)).toBeTruthy()
  expect((await changes.findAllByText('Heads above: None → 周总监')).length).toBe(2)
  await user.click(dialog.getByRole('button', { name: 'Move' }))

  expect(await screen.findByText('云杉科技/总经办/财务部')).toBeTruthy()
  expect((await office.app.server.directories.of('demo')).organizations.get(finance)?.parentId).toBe(board)
})

test('a department with people is not closed, and the page says what to do', async () => {
  const { user } = await open(`?open=${office.company.departments.finance}`)
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }))

  expect((await screen.findByRole('alert')).textContent).toContain('Move them to other posts first')
})

test('the organization of a past day is shown, and nothing of it can be changed', async () => {
  const { timeZone } = office.app.server
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  await open(`?day=${today}&open=${office.company.departments.research}`)
  expect(await screen.findByText('云杉科技/研发部')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add department' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Back to today' })).toBeTruthy()
})

test('a day before the first record says so, and the way back leads to today', async () => {
  const { user } = await open('?day=2001-01-01')
  expect(await screen.findByText(/of that day wasn’t recorded/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to today' }))
  expect(await screen.findByRole('tree')).toBeTruthy()
})

test('a post moves to another department with its people, after a look at whose approvers change', async () => {
  const { departments, posts, people } = office.company
  const { user } = await open(`?open=${departments.research}`)
  await user.click(await screen.findByRole('button', { name: 'Move “工程师”' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move “工程师”' }))
  await user.click(dialog.getByLabelText('Move to'))
  const choices = () => document.querySelectorAll('.ant-select-tree-title')
  await expect.poll(() => choices().length).toBeGreaterThan(1)
  await user.click([...choices()].find(({ textContent }) => textContent === '财务部') ?? document.body)
  const changes = within(await dialog.findByRole('region', { name: 'Approver changes' }))
  expect(await changes.findByText(/李伟/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Move' }))

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Move “工程师”' })).toBeNull())
  const directory = await office.app.server.directories.of('demo')
  expect(directory.posts.get(posts.engineer)?.organizationId).toBe(departments.finance)
  expect(directory.departmentOf(people.li)).toBe(departments.finance)
})
