import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, publishFlow, start } from '../../../../../server/test/company-flows.ts'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('an administrator creates a role, adds people and removes one again', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/roles?open=new' })
  const form = within(await screen.findByRole('form', { name: 'New role' }))
  await user.type(form.getByLabelText('Name'), '档案员')
  await user.click(form.getByRole('button', { name: 'Save' }))

  const add = within(await screen.findByRole('form', { name: 'Add members' }))
  await user.click(add.getByLabelText('Add members'))
  await user.click(await screen.findByText(/^王芳 · /))
  await user.click(await screen.findByText(/^赵敏 · /))
  await user.click(add.getByRole('button', { name: 'Add' }))
  await user.click(await screen.findByRole('checkbox', { name: '王芳' }))
  await user.click(screen.getByRole('button', { name: 'Remove selected (1)' }))

  await expect.poll(() => screen.queryByRole('checkbox', { name: '王芳' })).toBeNull()
  const directory = await office.app.server.directories.of('demo')
  const role = [...directory.roles.values()].find(({ name }) => name === '档案员')
  expect(directory.holdersOf({ kind: 'role', id: role?.id ?? '' })).toEqual([office.company.people.zhao])
})

test('the head of a column orders the roles, and the address keeps it', async () => {
  const { organization } = await office.as('admin')
  const personIds = Object.values(office.company.people)
  await organization.createRole({ fullName: '安全员', enCode: 'safety', personIds })
  await organization.createRole({ fullName: '总务', enCode: 'general' })
  const { user, history } = await openStudio(office, { as: 'admin', at: '/studio/roles' })
  const rows = () => screen.getAllByRole('row').slice(1)
  const head = async (name: string) => user.click(await screen.findByRole('columnheader', { name }))

  await head('Members')
  await expect.poll(() => rows().at(-1)?.textContent).toContain('安全员')
  await head('Members')
  await expect.poll(() => rows()[0]?.textContent).toContain('安全员')
  expect(history.location.search).toBe('?order=descending&sort=members')
  await head('Name')
  await expect.poll(() => rows().findIndex((row) => row.textContent?.includes('总务'))).toBeGreaterThan(1)
  await head('Name')
  await expect.poll(() => history.location.search).toBe('?order=descending&sort=name')
  await head('Name')
  await expect.poll(() => history.location.search).not.toContain('sort')
})

test('the drawer of a role leads to who changed what of it', async () => {
  const { organization, roles } = await office.as('admin')
  const { id } = await organization.createRole({ fullName: '采购', enCode: 'buyer' })
  await roles.update({ id, version: 0, fullName: '采购员', enCode: 'buyer' })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/roles?open=${id}` })
  await user.click(await screen.findByRole('button', { name: 'Changes' }))

  expect(await screen.findByText(/管理员 · Create a role/)).toBeTruthy()
  const change = screen.getByText(/Change the name or code/).closest('li')
  expect(change?.textContent).toContain('Name 采购 → 采购员')
})

test('before members change, the page shows who gains what, and nothing is saved when it is closed', async () => {
  const { committee: id } = office.company.groups
  const launchers = [{ kind: 'group' as const, ids: [id] }]
  await publishFlow(office, chain([start({ launchers }), approver(office, 'review', ['li']), end]))
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/groups?open=${id}` })
  const choose = async () => {
    const add = within(await screen.findByRole('form', { name: 'Add members' }))
    await user.click(add.getByLabelText('Add members'))
    await user.click(await screen.findByText(/^陈静 · /))
    await user.click(add.getByRole('button', { name: 'Add' }))
  }
  const isMember = async () => {
    const directory = await office.app.server.directories.of('demo')
    return directory.holdersOf({ kind: 'group', id }).includes(office.company.people.chen)
  }
  await choose()
  const dialog = await screen.findByRole('form', { name: 'The rights of one person change' })
  expect(within(dialog).getByText('测试流程: start')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(await isMember()).toBe(false)

  const add = within(await screen.findByRole('form', { name: 'Add members' }))
  // The test environment never ends the motion of the icon that says it is loading.
  await user.click(add.getByRole('button', { name: /Add$/ }))
  const again = await screen.findByRole('form', { name: 'The rights of one person change' })
  await user.click(within(again).getByRole('button', { name: 'Save the change' }))
  expect(await screen.findByRole('checkbox', { name: '陈静' })).toBeTruthy()
  expect(await isMember()).toBe(true)
})

test('a group that a flow names is not deleted, and the page says where it is used', async () => {
  const { committee } = office.company.groups
  const sources = [{ kind: 'group' as const, ids: [committee] }]
  await publishFlow(office, chain([start(), approver(office, 'review', [], { sources }), end]))
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/groups?open=${committee}` })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))

  expect((await screen.findByRole('alert')).textContent).toContain('is used by 测试流程')
})

test('chosen roles are deleted together after a look at what depends on each', async () => {
  const { organization, roles } = await office.as('admin')
  const made: string[] = []
  for (const [at, fullName] of ['巡查员', '登记员', '引导员'].entries())
    made.push((await organization.createRole({ fullName, enCode: `chosen${at}` })).id)
  const [patrol = '', registrar = '', usher = ''] = made
  await roles.changeMembers({ id: patrol, add: [office.company.people.li], remove: [] })
  const sources = [{ kind: 'role' as const, ids: [usher] }]
  await publishFlow(office, chain([start(), approver(office, 'review', [], { sources }), end]))
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/roles' })
  const choose = async (name: string) => {
    const row = (await screen.findByText(name)).closest('tr')
    if (row) await user.click(within(row).getByRole('checkbox'))
  }
  const openDialog = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /Delete…$/ }))
    return within(await screen.findByRole('form', { name }))
  }

  for (const name of ['巡查员', '登记员', '引导员']) await choose(name)
  const refused = await openDialog('Delete 3 roles')
  expect(refused.getByText('巡查员 (1 member)')).toBeTruthy()
  expect(refused.getByText('Used by 测试流程')).toBeTruthy()
  expect(refused.getByRole<HTMLButtonElement>('button', { name: 'Delete all' }).disabled).toBe(true)
  await user.click(refused.getByRole('button', { name: 'Cancel' }))

  await choose('引导员')
  const dialog = await openDialog('Delete 2 roles')
  await user.click(dialog.getByRole('button', { name: 'Delete all' }))
  await expect.poll(() => screen.queryByText('巡查员')).toBeNull()
  const left = await office.app.server.directories.of('demo')
  expect([patrol, registrar, usher].map((id) => left.roles.has(id))).toEqual([false, false, true])
  expect(screen.queryByRole('button', { name: /Delete…$/ })).toBeNull()
})
