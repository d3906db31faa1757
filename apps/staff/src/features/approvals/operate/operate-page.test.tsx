import { type Account, type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  line,
  publishFlow,
  start,
  taskOf,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { caseHref, launchHref } from '../../../kit/links/case-href.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

type Nodes = Parameters<typeof chain>[0]
const flowOf = async (...nodes: Nodes) => (await publishFlow(office, chain([start(), ...nodes, end]))).flowId
const caseOf = async (...nodes: Nodes) => launchAs(office, 'employee', await flowOf(...nodes))
const openAs = async (who: Account, caseId: string) => renderStaff(office, who, caseHref({ caseId }))
type User = Awaited<ReturnType<typeof openAs>>['user']

async function more(user: User, action: RegExp) {
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }))
}

async function choose(user: User, field: string, ...names: string[]) {
  await user.click(await screen.findByRole('button', { name: `Add: ${field}` }))
  const sheet = within(await screen.findByRole('dialog', { name: field }))
  for (const name of names) await user.click(await sheet.findByRole('checkbox', { name }))
  await user.click(sheet.getByRole('button', { name: /^Done/ }))
}

test('Li asks Wang for help, Wang writes into the form and gives it back', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li'], { assist: true, fields: { note: 'write' } }))
  const li = await openAs('li', caseId)
  await more(li.user, /Ask for help/)
  await li.user.click(await screen.findByRole('button', { name: 'Confirm: Ask for help' }))
  await screen.findByText('Choose at least one colleague')
  await choose(li.user, 'Helpers', '王芳')
  await li.user.click(screen.getByRole('button', { name: 'Confirm: Ask for help' }))
  await screen.findByText('Help requested')
  cleanup()

  const wang = await openAs('wang', caseId)
  await wang.user.type(await screen.findByLabelText(/备注/), '票据已核对')
  await wang.user.click(screen.getByRole('button', { name: 'Finish helping' }))
  await wang.user.click(await screen.findByRole('button', { name: 'Confirm: Finish helping' }))
  await screen.findByText('Help finished')
  const { approvals } = await office.as('li')
  expect((await approvals.open({ caseId })).values).toMatchObject({ note: '票据已核对' })
})

test('a missing choice is reported above the people, not among them', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li'], { transfer: true }))
  const li = await openAs('li', caseId)
  await more(li.user, /Transfer/)
  await li.user.click(await screen.findByRole('button', { name: 'Confirm: Transfer' }))

  const problem = await screen.findByText(/Choose/)
  const people = await screen.findByRole('list', { name: /Matching/ })
  expect(problem.compareDocumentPosition(people) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('Li adds Wang and Zhao as approvers who decide first, and removes Zhao again', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li'], { addSigners: 1 }))
  const li = await openAs('li', caseId)
  await more(li.user, /Add approvers/)
  await choose(li.user, 'Approvers', '王芳', '赵敏')
  await li.user.click(screen.getByRole('radio', { name: 'Everyone must approve' }))
  screen.getByText('100% (2 of 2)')
  await li.user.click(screen.getByRole('button', { name: 'Confirm: Add approvers' }))
  await li.user.click(await screen.findByRole('button', { name: 'Remove approvers' }))
  await li.user.click(await screen.findByRole('checkbox', { name: '赵敏' }))
  expect(screen.getByRole('checkbox', { name: '王芳' })).toHaveProperty('disabled', true)
  await li.user.click(screen.getByRole('button', { name: 'Confirm: Remove approvers' }))
  await screen.findByText('Approvers removed')

  await expect(taskOf(office, 'zhao', caseId)).rejects.toThrow()
  await agreeAs(office, 'wang', caseId)
  expect(await agreeAs(office, 'li', caseId)).toMatchObject({ status: 'approved' })
})

test('Li approves, changes the form and adds Wang as the next approver', async () => {
  const review = approver(office, 'review', ['li'], { addSigners: 1, fields: { note: 'write' } })
  const caseId = await caseOf(review)
  const li = await openAs('li', caseId)
  await li.user.type(await screen.findByLabelText(/备注/), '同意支付')
  await more(li.user, /Add approvers/)
  await choose(li.user, 'Approvers', '王芳')
  await li.user.click(screen.getByRole('radio', { name: /After me/ }))
  await li.user.click(screen.getByRole('button', { name: 'Confirm: Add approvers' }))
  await screen.findByText('Approvers added')

  expect((await (await office.as('wang')).approvals.open({ caseId })).values).toMatchObject({
    note: '同意支付',
  })
  expect(await agreeAs(office, 'wang', caseId)).toMatchObject({ status: 'approved' })
})

test('Li copies the case to Wang, with the button label set at the step', async () => {
  const caseId = await caseOf(
    approver(office, 'review', ['li'], { copyFreely: true, buttons: { copy: 'Tell others' } }),
  )
  const li = await openAs('li', caseId)
  await more(li.user, /Tell others/)
  await choose(li.user, 'CC', '王芳')
  await li.user.click(screen.getByRole('button', { name: 'Confirm: Tell others' }))
  await screen.findByText('CC sent')

  const wang = await office.as('wang')
  expect((await wang.approvals.list({ list: 'circulated' })).list.map((row) => row.caseId)).toContain(caseId)
})

test('Li approves a case and copies it to colleagues', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li'], { copyFreely: true }))
  const li = await openAs('li', caseId)
  await li.user.click(await screen.findByRole('button', { name: 'Approve' }))
  await choose(li.user, 'CC', '王芳')
  await li.user.click(screen.getByRole('button', { name: 'Confirm: Approve' }))
  await screen.findByText('Approved')

  const wang = await office.as('wang')
  expect((await wang.approvals.list({ list: 'circulated' })).list.map((row) => row.caseId)).toContain(caseId)
})

test('Li chooses the branch, then the reviewer, and only then the decision is sent', async () => {
  const nodes = [
    start(),
    approver(office, 'review', ['li']),
    { id: 'way', name: '怎么走', kind: 'branch' as const, mode: 'chosen' as const },
    approver(office, 'check', ['wang', 'zhao'], { name: '复核', candidates: true }),
    approver(office, 'pay', ['finance'], { name: '付款' }),
    { id: 'merge', name: '会合', kind: 'merge' as const },
    end,
  ]
  const lines = [
    line('start', 'review'),
    line('review', 'way'),
    line('way', 'check', { name: '先复核' }),
    line('way', 'pay', { name: '直接付款' }),
    line('check', 'merge'),
    line('pay', 'merge'),
    line('merge', 'end'),
  ]
  const { flowId } = await publishFlow(office, { ...chain([]), nodes, lines })
  const caseId = await launchAs(office, 'employee', flowId)
  const li = await openAs('li', caseId)
  await li.user.click(await screen.findByRole('button', { name: 'Approve' }))
  await li.user.click(await screen.findByRole('button', { name: 'Confirm: Approve' }))
  const way = within(await screen.findByRole('dialog', { name: 'Choose a branch' }))
  expect(way.getByRole('button', { name: 'Confirm and submit' })).toHaveProperty('disabled', true)
  await li.user.click(way.getByRole('checkbox', { name: '先复核' }))
  await li.user.click(way.getByRole('button', { name: 'Confirm and submit' }))
  const who = within(await screen.findByRole('dialog', { name: 'Choose who’s next' }))
  expect(who.queryByRole('checkbox', { name: '李伟' })).toBeNull()
  await li.user.type(who.getByRole('searchbox'), '赵')
  expect(who.queryByRole('checkbox', { name: '王芳' })).toBeNull()
  await li.user.click(who.getByRole('checkbox', { name: '赵敏' }))
  await li.user.click(who.getByRole('button', { name: 'Confirm and submit' }))

  await screen.findByRole('tabpanel', { name: 'Progress' })
  expect(await taskOf(office, 'zhao', caseId)).toBeTruthy()
})

test('Li chooses Wang as the next approver; Wang finishes', async () => {
  const caseId = await caseOf(approver(office, 'talk', ['li'], { free: true }))
  for (const [who, button] of [
    ['li', 'Confirm and submit'],
    ['wang', 'Finish here'],
  ] as const) {
    const { user } = await openAs(who, caseId)
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm: Approve' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose who’s next' }))
    if (who === 'li') await user.click(await sheet.findByRole('checkbox', { name: '王芳' }))
    await user.click(sheet.getByRole('button', { name: button }))
    await screen.findByRole('tabpanel', { name: 'Progress' })
    cleanup()
  }

  expect((await (await office.as('employee')).approvals.open({ caseId })).status).toBe('approved')
})

test('Zheng chooses the first approver at the start', async () => {
  const flowId = await flowOf(approver(office, 'check', ['wang', 'zhao'], { candidates: true }))
  const { user } = await renderStaff(office, 'employee', launchHref(flowId))
  await user.type(await screen.findByLabelText(/事由/), '上海出差')
  await user.type(screen.getByLabelText(/金额/), '12')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose who’s next' }))
  await user.click(sheet.getByRole('checkbox', { name: '赵敏' }))
  await user.click(sheet.getByRole('button', { name: 'Confirm and submit' }))

  await screen.findByText('In approval')
  const { list } = await (await office.as('zhao')).approvals.list({ list: 'doing' })
  expect(list.some(({ flow }) => flow.id === flowId)).toBe(true)
})

test('the page of candidates leads on to the decision, which is then sent without a question', async () => {
  const caseId = await caseOf(
    approver(office, 'review', ['li']),
    approver(office, 'check', ['wang', 'zhao'], { name: '复核', candidates: true }),
  )
  const taskId = await taskOf(office, 'li', caseId)
  const address = caseHref({ caseId, taskId }).replace('/flowBefore/', '/candiDateUserSelect/')
  const { user } = await renderStaff(office, 'li', address)
  await user.click(await screen.findByRole('checkbox', { name: '赵敏' }))
  await user.click(screen.getByRole('button', { name: 'Done (1)' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm: Approve' }))

  await screen.findByRole('tabpanel', { name: 'Progress' })
  expect(await taskOf(office, 'zhao', caseId)).toBeTruthy()
})

test('Li mentions the starter in a comment, who gets a message', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li']))
  const { user } = await openAs('li', caseId)
  await more(user, /Comment/)
  await user.type(await screen.findByLabelText(/Your comment/), '含税吗？')
  await user.click(screen.getByRole('button', { name: 'Mention a colleague' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Mention a colleague' }))
  const [starter] = await sheet.findAllByRole('checkbox')
  await user.click(starter ?? document.body)
  const name = starter?.getAttribute('aria-label') ?? ''
  await user.click(sheet.getByRole('button', { name: 'Done (1)' }))
  expect(screen.getByLabelText(/Your comment/)).toHaveProperty('value', `含税吗？ @${name} `)
  await user.click(screen.getByRole('button', { name: 'Send' }))

  await screen.findByRole('article', { name: 'Comment by 李伟' })
  await office.settle()
  const notices = await office.db
    .tenant('demo')
    .selectFrom('notice')
    .where('caseId', '=', caseId)
    .where('titleKey', '=', 'approvals.notice.mentioned')
    .select('personId')
    .execute()
  expect(notices).toEqual([{ personId: office.company.people.employee }])
})
