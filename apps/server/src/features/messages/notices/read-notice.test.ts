import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('the body of a flow message names case, task and flow, and what its reader may do now', async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const caseId = await launchAs(office, 'employee', flowId)
  await office.settle()
  const { notices } = await office.as('li')
  const [notice] = (await notices.list({})).list
  const read = async () => JSON.parse((await notices.read({ id: notice?.id ?? '' })).bodyText)
  const taskId = await taskOf(office, 'li', caseId)
  expect(await read()).toMatchObject({ taskId: caseId, operatorId: taskId, flowId, opType: '3' })

  await agreeAs(office, 'li', caseId)
  expect(await read()).toMatchObject({ opType: '4' })
})
