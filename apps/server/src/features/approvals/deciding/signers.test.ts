import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'
import { compareReadTables } from '../../../cases/rebuilding/compare-read-tables.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(async () => {
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await office.close()
})

type Nodes = Parameters<typeof chain>[0]
const caseOf = async (...nodes: Nodes) => {
  const { flowId } = await publishFlow(office, chain([start(), ...nodes, end]))
  return launchAs(office, 'employee', flowId)
}
const idOf = (account: 'li' | 'wang' | 'zhao' | 'finance' | 'employee') =>
  office.company.people[account] ?? ''

test('Li lets Wang sign first, still sees the case, and gets it back', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li'], { addSigners: 1 }))
  const li = await office.as('li')
  const taskId = await taskOf(office, 'li', caseId)
  await li.approvals.addSigners({ taskId, userIds: [idOf('wang'), idOf('zhao')], place: 'before' })
  const waiting = await li.approvals.open({ caseId })
  expect(waiting.allowed).toMatchObject({ agree: false, addSigners: false })
  expect(waiting.allowed.removableSigners.map(({ id }) => id)).toEqual([idOf('wang'), idOf('zhao')])
  expect(waiting.allowed.mostRemovable).toBe(1)
  await li.approvals.removeSigners({ taskId, userIds: [idOf('zhao')] })
  await expect(li.approvals.agree({ taskId })).rejects.toMatchObject({ code: 'flow.waitsForSigners' })

  await agreeAs(office, 'wang', caseId)
  expect(await agreeAs(office, 'li', caseId)).toMatchObject({ status: 'approved' })
  const people = (await li.approvals.open({ caseId })).route.flatMap((step) => step.people)
  expect(people.find(({ source }) => source === 'addedBefore')?.why).toEqual({ by: '李伟' })
})

test('Li agrees and lets Wang sign after; the case waits for Wang', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li'], { addSigners: 1 }))
  const { approvals } = await office.as('li')
  const taskId = await taskOf(office, 'li', caseId)
  await approvals.addSigners({ taskId, userIds: [idOf('wang')], place: 'after' })
  expect(await statusOf(office, caseId)).toBe('running')
  expect(await agreeAs(office, 'wang', caseId)).toMatchObject({ status: 'approved' })
})

test('a helper writes what the step may write, and nothing else', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li'], { assist: true, fields: { note: 'write' } }))
  const li = await office.as('li')
  await li.approvals.assist({ taskId: await taskOf(office, 'li', caseId), userIds: [idOf('wang')] })
  const wang = await office.as('wang')
  const taskId = await taskOf(office, 'wang', caseId)
  await expect(wang.approvals.agree({ taskId })).rejects.toMatchObject({ code: 'flow.helperCannotDecide' })

  const assisting = async (isAssist: 'yes' | 'no') =>
    (await wang.approvals.list({ list: 'doing', isAssist })).list.map((card) => card.caseId)
  expect(await assisting('yes')).toContain(caseId)
  expect(await assisting('no')).not.toContain(caseId)
  const helped = await wang.approvals.help({ taskId, values: { note: '已核对', amount: '1.00' } })
  expect(helped.ignored).toEqual(['amount'])
  expect((await li.approvals.open({ caseId })).values).toMatchObject({ note: '已核对', amount: '128.5' })
  const done = await wang.approvals.list({ list: 'done', decision: ['assisted'] })
  expect(done.list.map((card) => card.caseId)).toContain(caseId)
})

test('the next approver must be chosen, and only candidates can be', async () => {
  const caseId = await caseOf(
    approver(office, 'review', ['li']),
    approver(office, 'check', ['wang', 'zhao'], { candidates: true }),
  )
  const { approvals } = await office.as('li')
  const taskId = await taskOf(office, 'li', caseId)
  await expect(approvals.agree({ taskId })).rejects.toMatchObject({ code: 'flow.candidatesToChoose' })
  const { people } = await approvals.choices({ taskId })
  expect(people.map(({ node, among }) => [node, among.map(({ id }) => id)])).toEqual([
    ['check', [idOf('wang'), idOf('zhao')]],
  ])
  const chosen = (person: string) => ({ choices: { people: { check: [person] } } })
  await expect(approvals.agree({ taskId, ...chosen(idOf('finance')) })).rejects.toMatchObject({
    code: 'flow.notACandidate',
  })
  await approvals.agree({ taskId, ...chosen(idOf('zhao')) })
  expect(await agreeAs(office, 'zhao', caseId)).toMatchObject({ status: 'approved' })
})

test('a person shows a colleague the case from their own task', async () => {
  const caseId = await caseOf(approver(office, 'review', ['li'], { copyFreely: true }))
  const wang = await office.as('wang')
  await expect(wang.approvals.open({ caseId })).rejects.toMatchObject({ code: 'approvals.notInvolved' })
  const { approvals } = await office.as('li')
  await approvals.copyTo({ taskId: await taskOf(office, 'li', caseId), userIds: [idOf('wang')] })
  expect((await wang.approvals.open({ caseId })).allowed.agree).toBe(false)
})
