import { memberRuleScope } from '@signet/contract'
import { listNames } from '@signet/form/design'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'
import { memberRuleFields } from './member-rule-fields.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('the fields of member rules are the names that the server knows, with their types', () => {
  expect(listNames(memberRuleFields((key) => key, { grades: [], attributes: [] }))).toEqual(memberRuleScope)
})

test('an administrator lets a rule decide who is in a group, after a look at who comes and leaves', async () => {
  const { committee: id } = office.company.groups
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/groups?open=${id}` })
  await user.click(await screen.findByText('By rule', { selector: '.ant-segmented-item-label' }))
  const form = within(await screen.findByRole('form', { name: 'Member rule' }))
  await user.click(form.getByLabelText('Member rule', { selector: 'input' }))
  await user.click(await screen.findByText('Account', { selector: '.ant-select-item-option-content' }))
  await user.type(await form.findByRole('textbox', { name: 'Value' }), 'wang')
  await user.click(form.getByRole('button', { name: 'Preview and save…' }))

  const dialog = within(await screen.findByRole('form', { name: /^This rule selects/ }))
  expect(dialog.getByText('王芳')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save rule' }))
  expect(await screen.findByText(/no one is added or removed by hand/)).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Add members' })).toBeNull()
  const directory = await office.app.server.directories.of('demo')
  expect(directory.holdersOf({ kind: 'group', id })).toEqual([office.company.people.wang])
})

test('a rule asks about a field of personnel records by its label and offers its options', async () => {
  const admin = await office.as('admin')
  const options = [
    { id: 'p1', label: 'Engineer' },
    { id: 'p2', label: 'Principal' },
  ]
  const tongues = { options: [{ id: 'en', label: 'English' }] }
  const fields = [
    { key: 'rank', kind: 'select', label: 'Rank', settings: { options } },
    { key: 'tongues', kind: 'checkbox', label: 'Languages', settings: tongues },
  ]
  const definition = { version: 1, key: 'person_file', about: 'person', title: 'File', fields } as const
  const form = await admin.formDesign.create({ name: 'File', code: 'person_file', definition })
  await admin.formDesign.publish({ id: form.id })
  const { zhao } = office.company.people
  await admin.personnel.save({ id: zhao, version: 0, values: { rank: 'p2', tongues: ['en'] } })
  const names = { fullName: 'Principals', enCode: 'principals' }
  const { id } = await admin.organization.createGroup({
    ...names,
    rule: "attribute_rank == 'p1' && 'en' in attribute_tongues",
  })

  const { user } = await openStudio(office, { as: 'admin', at: `/studio/groups?open=${id}` })
  const rule = within(await screen.findByRole('form', { name: 'Member rule' }))
  expect(await rule.findByText('Rank')).toBeTruthy()
  expect(await rule.findByText('English')).toBeTruthy()
  await user.click(await rule.findByText('Engineer'))
  await user.click(await screen.findByRole('option', { name: 'Principal' }))
  await user.click(rule.getByRole('button', { name: 'Preview and save…' }))
  const dialog = within(await screen.findByRole('form', { name: /^This rule selects/ }))
  expect(dialog.getByText('赵敏')).toBeTruthy()
})

test('a new group by a rule without the rule is not made', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/groups?open=new' })
  const form = await screen.findByRole('form', { name: 'New group' })
  await user.type(within(form).getByLabelText('Name'), 'Night shift')
  await user.click(within(form).getByText('By rule', { selector: '.ant-segmented-item-label' }))
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await within(form).findByText('This field is required')).toBeTruthy()
  const { list } = await (await office.as('admin')).organization.groupSelector({ keyword: 'Night shift' })
  expect(list).toEqual([])
})
