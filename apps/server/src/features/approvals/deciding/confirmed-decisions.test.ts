import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../test/company-flows.ts'
import { minutes, type Office, openOffice, password, refusalOf } from '../../../../test/index.ts'

let office: Office
let always: string
let big: string

beforeAll(async () => {
  office = await openOffice()
  // Signs in; a session is fresh for its first ten minutes.
  await office.as('li')
  always = await asking({ rule: 'always' })
  big = await asking({ rule: 'condition', condition: 'amount > 1000' })
})
afterAll(() => office.close())
beforeEach(() => office.clock.pass(minutes(11)))

type Identity = NonNullable<Parameters<typeof approver>[3]>['identity']

async function asking(identity: Identity): Promise<string> {
  const more = { identity, addSigners: 1, fields: { amount: 'write' as const } }
  const { flowId } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['li'], more), end]),
  )
  return flowId
}

async function launched(flowId: string, amount = claim.amount) {
  const caseId = await launchAs(office, 'employee', flowId, { ...claim, amount })
  return { caseId, taskId: await taskOf(office, 'li', caseId) }
}

const versionOf = async (caseId: string) => {
  const row = office.db.tenant('demo').selectFrom('flowCase').where('id', '=', caseId).selectAll()
  return row.executeTakeFirstOrThrow()
}

test('agreeing waits for the approver to confirm who they are, and the same attempt then succeeds', async () => {
  const { caseId, taskId } = await launched(always)
  const li = await office.as('li')
  const before = await versionOf(caseId)
  const agree = () => li.approvals.agree({ taskId, opinion: '同意' }, { key: `agree-${caseId}` })
  expect(await refusalOf(agree())).toBe('session.confirmFirst')
  expect(await versionOf(caseId)).toEqual(before)

  await li.session.confirm({ password })
  const agreed = await agree()
  expect(agreed).toMatchObject({ status: 'approved' })
  expect(await agree()).toEqual(agreed)
})

test('rejecting, sending back, and agreeing before signers who follow, ask the same', async () => {
  const { caseId, taskId } = await launched(always)
  const li = await office.as('li')
  const userIds = [office.company.people.wang]
  const { addSigners, reject, return: sendBack } = li.approvals
  expect(await refusalOf(addSigners({ taskId, userIds, place: 'after' }))).toBe('session.confirmFirst')
  expect(await refusalOf(reject({ taskId, opinion: '不行' }))).toBe('session.confirmFirst')
  expect(await refusalOf(sendBack({ taskId, to: 'start', opinion: '补充' }))).toBe('session.confirmFirst')

  await li.session.confirm({ password })
  await reject({ taskId, opinion: '不行' })
  expect(await statusOf(office, caseId)).toBe('rejected')
})

test('the form after the decision is judged: Li is asked when raising the amount, and not below the limit', async () => {
  const { approvals } = await office.as('li')
  const raised = await launched(big)
  const values = { amount: '1000.01' }
  expect(await refusalOf(approvals.agree({ taskId: raised.taskId, values }))).toBe('session.confirmFirst')
  expect(await approvals.agree({ taskId: raised.taskId })).toMatchObject({ status: 'approved' })

  const lowered = await launched(big, '5000')
  expect(await refusalOf(approvals.agree({ taskId: lowered.taskId }))).toBe('session.confirmFirst')
  const agreed = approvals.agree({ taskId: lowered.taskId, values: { amount: '900' } })
  expect(await agreed).toMatchObject({ status: 'approved' })
})

test('of many at once, those that ask who decides are refused alone', async () => {
  const [asked, small] = [await launched(big, '5000'), await launched(big)]
  const li = await office.as('li')
  const decide = (taskIds: string[]) => li.approvals.decideMany({ taskIds, decision: 'agree' })
  const { results } = await decide([asked.taskId, small.taskId])
  expect(results.map(({ ok, refusal }) => [ok, refusal])).toEqual([
    [false, 'session.confirmFirst'],
    [true, ''],
  ])
  await li.session.confirm({ password })
  expect((await decide([asked.taskId])).results).toMatchObject([{ ok: true }])
})

test('a token of Li cannot decide where the step asks who decides', async () => {
  const li = await office.as('li')
  await li.session.confirm({ password })
  const { secret } = await li.accessKeys.createMine({ name: '脚本', scopes: ['approvals.write'], days: 1 })
  const { taskId } = await launched(always)
  const program = office.client({ Authorization: `Bearer ${secret}` })
  expect(await refusalOf(program.approvals.agree({ taskId }))).toBe('session.confirmFirst')
})
