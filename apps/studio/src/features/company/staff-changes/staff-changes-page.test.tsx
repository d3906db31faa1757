import { type Office, openOffice, testClock } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeEach(async () => {
  office = await openOffice({ clock: testClock(new Date().toISOString()) })
})
afterEach(async () => {
  cleanup()
  await office.close()
})

type User = Awaited<ReturnType<typeof openStudio>>['user']

async function choose(user: User, form: HTMLElement, label: string, name: RegExp): Promise<void> {
  await user.click(within(form).getByLabelText(label))
  const [found] = await screen.findAllByText(name, { selector: '.ant-select-item-option-content span' })
  if (found) await user.click(found)
}

test('a manager leaves today: the first receiver fills every part, and the list shows what was handed over', async () => {
  const flow = await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))
  await launchAs(office, 'employee', flow.flowId)
  const { user } = await openStudio(office, {
    as: 'admin',
    at: `/studio/people?open=${office.company.people.manager}`,
  })
  await user.click(await screen.findByRole('button', { name: 'Plan leaving' }))
  const form = await screen.findByRole('form', { name: '孙经理 leaves' })
  expect(within(form).getByText('1 in 1 request')).toBeTruthy()
  expect(within(form).getByText('研发部')).toBeTruthy()

  await choose(user, form, 'Tasks and drafts go to', /^赵敏/)
  await user.type(within(form).getByLabelText('Reason'), 'Leaves')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  const question = await screen.findByRole('alertdialog', { name: 'Plan that 孙经理 leaves?' })
  await user.click(within(question).getByRole('button', { name: 'Plan it' }))
  expect(await screen.findByRole('button', { name: 'Plan joining' })).toBeTruthy()

  cleanup()
  await openStudio(office, { as: 'admin', at: '/studio/staff-changes?kind=leave' })
  const row = await screen.findByText('孙经理')
  await user.click(row)
  const result = within(await screen.findByRole('region', { name: 'Result' }))
  expect(result.getByText('Requests handed over').nextSibling?.textContent).toBe('1')
  expect(result.getByText('Reports with another manager').nextSibling?.textContent).toBe('3')
  expect(screen.getAllByText('赵敏')).toHaveLength(5)
})

test('a planned move can be cancelled before its day', async () => {
  const { staffChanges } = await office.as('admin')
  const { id } = await staffChanges.plan({
    kind: 'move',
    personId: office.company.people.li,
    day: '2099-01-01',
    reason: 'Rotation',
    positionIds: [office.company.posts.accountant],
  })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/staff-changes?open=${id}` })
  await user.click(await screen.findByRole('button', { name: 'Cancel this change' }))
  const question = await screen.findByRole('alertdialog', { name: 'Cancel that 李伟 moves?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel this change' }))
  expect((await screen.findAllByText('Cancelled')).length).toBeGreaterThan(0)
  expect((await staffChanges.open({ id })).state).toBe('cancelled')
})

test('a plan that is refused says why and stays open', async () => {
  const { staffChanges } = await office.as('admin')
  const personId = office.company.people.li
  await staffChanges.plan({ kind: 'leave', personId, day: '2099-01-01', reason: 'Leaves' })
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/people?open=${personId}` })
  await user.click(await screen.findByRole('button', { name: 'Plan a move' }))
  const form = await screen.findByRole('form', { name: '李伟 moves' })
  await user.type(within(form).getByLabelText('Reason'), 'Rotation')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toContain('A change is already planned for 李伟')
})

test('several people leave with one checklist and one receiver', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/staff-changes' })
  await user.click(await screen.findByRole('button', { name: 'Several people leave' }))
  const form = await screen.findByRole('form', { name: 'Several people leave' })
  await choose(user, form, 'Who leaves', /^李伟/)
  const [second] = await screen.findAllByText(/^王芳/, { selector: '.ant-select-item-option-content span' })
  if (second) await user.click(second)
  const held = await within(form).findByRole('region', { name: 'What they hold' })
  expect(await within(held).findByText('王芳')).toBeTruthy()
  const found = await screen.findAllByText(/^赵敏/, { selector: '.ant-select-item-option-content span' })
  await user.click(within(form).getByLabelText('Tasks and drafts go to'))
  await expect
    .poll(() => screen.getAllByText(/^赵敏/, { selector: '.ant-select-item-option-content span' }).length)
    .toBeGreaterThan(found.length)
  const receiver = screen.getAllByText(/^赵敏/, { selector: '.ant-select-item-option-content span' }).at(-1)
  if (receiver) await user.click(receiver)
  await user.type(within(form).getByLabelText('Reason'), 'The branch closes')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  const question = await screen.findByRole('alertdialog', { name: 'Plan that 2 people leave?' })
  await user.click(within(question).getByRole('button', { name: 'Plan it' }))

  expect(await screen.findByText('2 items')).toBeTruthy()
  const { list } = await (await office.as('admin')).staffChanges.list({})
  expect(list.map(({ person }) => person.name).toSorted()).toEqual(['李伟', '王芳'])
})
