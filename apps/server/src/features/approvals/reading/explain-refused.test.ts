import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../test/company-flows.ts'
import { type Account, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let caseId: string
beforeAll(async () => {
  office = await openOffice()
  const canary = approver(office, 'canary-9c1d', ['finance'], { name: 'canary-9c1d' })
  const review = approver(office, 'review', ['li'], { transfer: false })
  const { flowId } = await publishFlow(office, chain([start(), review, canary, end]))
  caseId = await launchAs(office, 'employee', flowId)
})
afterAll(() => office.close())

const refusedFor = async (account: Account) => {
  const { list } = await (await office.as(account)).approvals.refused({ caseId })
  return list
}
const about = async (account: Account, command: string) =>
  (await refusedFor(account)).find((one) => one.command === command)

test('a starter reads who holds the request, and nothing of those who come after', async () => {
  expect(await about('employee', 'agree')).toMatchObject({
    code: 'flow.taskNotYours',
    reason: '该任务不属于您。',
    able: [{ id: office.company.people.li }],
  })
  const everything = JSON.stringify(await refusedFor('employee'))
  expect(everything).not.toContain('canary-9c1d')
  expect(everything).not.toContain(office.company.people.finance)
})

test('the holder reads what the step does not offer, and who started the request', async () => {
  expect(await about('li', 'transfer')).toMatchObject({ code: 'flow.transferOff', able: [] })
  expect(await about('li', 'recall')).toMatchObject({
    code: 'flow.notYourCase',
    able: [{ id: office.company.people.employee }],
  })
  expect(await about('li', 'agree')).toBeUndefined()
})

test('people outside the request read nothing of it', async () => {
  expect(await refusalOf((await office.as('zhao')).approvals.refused({ caseId }))).toBe(
    'approvals.notInvolved',
  )
})

test('the reasons follow the request: decided, and then read by the next', async () => {
  await agreeAs(office, 'li', caseId)
  expect(await about('li', 'agree')).toMatchObject({
    code: 'flow.alreadyDecided',
    able: [{ id: office.company.people.finance }],
  })
  expect(await about('employee', 'recall')).toMatchObject({ code: 'flow.recallTooLate' })
})
