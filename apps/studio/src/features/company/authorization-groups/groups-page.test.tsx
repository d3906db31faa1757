import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { publishModel } from '../../../../../server/test/company-models.ts'
import { findOption } from '../../../../test/find-option.ts'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const { modelId } = await publishModel(office, {
    restricts: { columns: true, fields: true, buttons: true, records: true },
  })
  const { listDesign, applications } = await office.as('admin')
  const finance = [{ kind: 'organization' as const, id: office.company.departments.finance }]
  await listDesign.createGrant({
    ...{ id: modelId, name: '财务', holders: finance },
    permission: { columns: ['title'], buttons: ['edit'], records: { scope: 'all' } },
  })
  await applications.create({ fullName: '台账', enCode: 'ledger', holders: finance })
})
afterEach(cleanup)
afterAll(() => office.close())

const groupsNow = async () => (await office.as('admin').then((one) => one.authorizationGroups.list({}))).list
const option = '.ant-select-item-option-content'

test('an administrator bundles a permission and an application, sees who gains them, and withdraws them', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/authorization-groups?open=new' })
  const form = within(await screen.findByRole('form', { name: 'New authorization group' }))
  await user.type(form.getByLabelText('Name'), '合同岗')
  await user.clear(form.getByLabelText('Code'))
  await user.type(form.getByLabelText('Code'), 'contracts')
  await user.type(form.getByLabelText('People'), '王芳')
  await user.click(await findOption(/^王芳 · /))
  await user.click(form.getByLabelText('Permissions of lists'))
  await user.click(await screen.findByText('合同 · 财务 (see, change)', { selector: option }))
  await user.click(form.getByLabelText('Applications'))
  await user.click(await screen.findByText('台账', { selector: option }))
  await user.click(form.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('The rights of one person change')).toBeTruthy()
  expect(screen.getByText('合同: see, change')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save the change' }))
  expect(await screen.findByRole('cell', { name: /合同岗/ })).toBeTruthy()
  expect(await groupsNow()).toMatchObject([{ state: 'inForce', members: [{ name: '王芳' }] }])

  const row = within(screen.getByRole('row', { name: /合同岗/ }))
  await user.click(row.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Disable' }))
  expect(await screen.findByText('The rights of one person change')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save the change' }))
  expect(await screen.findByRole('cell', { name: 'Disabled' })).toBeTruthy()
  expect(await groupsNow()).toMatchObject([{ state: 'disabled' }])
})

test('two administrators change one group, and the members that both added stay', async () => {
  const { authorizationGroups } = await office.as('admin')
  const { people } = office.company
  const wanted = { fullName: '两人', enCode: 'both', grantIds: [], applicationIds: [] }
  const { id } = await authorizationGroups.create({ ...wanted, members: [] })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/authorization-groups?open=${id}` })
  const form = within(await screen.findByRole('form', { name: 'Authorization group' }))
  await user.type(form.getByLabelText('People'), '王芳')
  await user.click(await findOption(/^王芳 · /))
  await authorizationGroups.update({
    ...{ ...wanted, id, version: 1, description: '先保存' },
    members: [{ kind: 'person', id: people.employee }],
  })
  await user.click(form.getByRole('button', { name: 'Save' }))

  const members = async () => (await groupsNow()).find((one) => one.id === id)?.members
  await expect.poll(async () => (await members())?.length).toBe(2)
  expect((await members())?.map((one) => one.name)).toContain('王芳')
  expect((await members())?.map((one) => one.id)).toContain(people.employee)
  expect((await groupsNow()).find((one) => one.id === id)?.description).toBe('先保存')
  await authorizationGroups.remove({ id })
})

test('an administrator of a part only looks at a bundle with more than theirs', async () => {
  const { grades, authorizationGroups } = await office.as('admin')
  const { people, departments } = office.company
  await grades.create({
    ...{ name: '研发', areas: ['roles'], isWhole: false, personIds: [people.manager] },
    organizationIds: [departments.research],
  })
  await authorizationGroups.create({ fullName: '全员', enCode: 'all', members: [{ kind: 'everybody' }] })
  const { user } = await openStudio(office, { as: 'manager', at: '/studio/authorization-groups' })
  await user.click(await screen.findByText('全员'))
  expect(await screen.findByText(/You can only look at it/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})
