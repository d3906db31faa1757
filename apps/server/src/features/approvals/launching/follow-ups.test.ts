import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  expenseClaim,
  launchAs,
  publishFlow,
  start,
  statusOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
let permit: string
let declaration: string
beforeAll(async () => {
  office = await openOffice()
  const one = { ...chain([start(), approver(office, 'look', ['li']), end]), name: '出差申请' }
  const other = { ...chain([start(), approver(office, 'look', ['zhao']), end]), name: '费用报销' }
  permit = (await publishFlow(office, one, expenseClaim('permit'))).flowId
  declaration = (await publishFlow(office, other, expenseClaim('declaration'))).flowId
})
afterAll(() => office.close())

async function followUp(caseId: string) {
  const { approvals } = await office.as('employee')
  return approvals.launch({ flowId: declaration, values: claim, followsUp: caseId })
}

test('a case and its follow-up link to each other, and neither waits for the other', async () => {
  const { approvals } = await office.as('employee')
  const first = await launchAs(office, 'employee', permit)
  const { followsUp } = await approvals.openLaunch({ flowId: declaration, followsUp: first })
  expect(followsUp).toMatchObject({ caseId: first })

  const { caseId } = await followUp(first)
  expect((await approvals.open({ caseId })).links).toMatchObject([
    { relation: 'followed', caseId: first, mayOpen: true, status: 'running' },
  ])
  expect((await approvals.open({ caseId: first })).links).toMatchObject([{ relation: 'followUp', caseId }])
  await agreeAs(office, 'li', first)
  expect(await statusOf(office, first)).toBe('approved')
  expect(await statusOf(office, caseId)).toBe('running')
})

test('a draft keeps what it follows up when it is launched', async () => {
  const { approvals } = await office.as('employee')
  const first = await launchAs(office, 'employee', permit)
  const { caseId } = await approvals.saveDraft({ flowId: declaration, values: claim, followsUp: first })
  await approvals.launchAgain({ caseId, values: claim })

  expect((await approvals.open({ caseId })).links).toMatchObject([{ relation: 'followed', caseId: first }])
})

test('Li, who decided on the permit, learns that a declaration followed, but not its title', async () => {
  const first = await launchAs(office, 'employee', permit)
  const { caseId } = await followUp(first)
  const { approvals } = await office.as('li')

  const [link] = (await approvals.open({ caseId: first })).links
  expect(link).toMatchObject({ relation: 'followUp', caseId, mayOpen: false, title: '费用报销' })
  await expect(approvals.open({ caseId })).rejects.toMatchObject({ code: 'approvals.notInvolved' })
})

test('Wang cannot follow up a case without a role on it, nor one that does not exist', async () => {
  const first = await launchAs(office, 'employee', permit)
  const { approvals } = await office.as('wang')
  const after = (followsUp: string) => ({ flowId: declaration, values: claim, followsUp })

  const notInvolved = { code: 'approvals.notInvolved' }
  await expect(approvals.launch(after(first))).rejects.toMatchObject(notInvolved)
  await expect(approvals.saveDraft(after(first))).rejects.toMatchObject(notInvolved)
  await expect(approvals.openLaunch({ flowId: declaration, followsUp: first })).rejects.toMatchObject(
    notInvolved,
  )
  await expect(approvals.launch(after('nothing'))).rejects.toMatchObject(notInvolved)
})
