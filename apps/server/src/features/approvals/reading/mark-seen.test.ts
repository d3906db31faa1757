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
import { compareReadTables } from '../../../cases/rebuilding/compare-read-tables.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(async () => {
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await office.close()
})

const caseUntil = async (takeBackUntil: 'opened' | 'touched') => {
  const nodes = [start(), approver(office, 'review', ['li']), approver(office, 'check', ['wang']), end]
  const { flowId } = await publishFlow(office, chain(nodes, { takeBackUntil }))
  const caseId = await launchAs(office, 'employee', flowId)
  const taskId = await taskOf(office, 'li', caseId)
  await agreeAs(office, 'li', caseId)
  return { caseId, taskId }
}
const seenIn = async (caseId: string) => {
  const { list } = await (await office.as('admin')).approvals.history({ caseId })
  return list.filter(({ type }) => type === 'taskSeen')
}

test('Li can take a decision back until Wang has opened the next task', async () => {
  const [one, other] = [await caseUntil('opened'), await caseUntil('opened')]
  const [li, wang] = [await office.as('li'), await office.as('wang')]
  await (await office.as('admin')).approvals.open({ caseId: one.caseId })
  await wang.approvals.list({ list: 'doing' })
  await li.approvals.takeBack({ taskId: one.taskId })

  await wang.approvals.open({ caseId: other.caseId })
  expect((await li.approvals.open(other)).allowed.takeBack).toBe(false)
  await expect(li.approvals.takeBack({ taskId: other.taskId })).rejects.toMatchObject({
    code: 'flow.nextNodeTouched',
  })
})

test('Wang opens a task twice at once and again later, and it is seen once', async () => {
  const { caseId } = await caseUntil('opened')
  const { approvals } = await office.as('wang')
  const opened = await Promise.all(Array.from({ length: 6 }, () => approvals.open({ caseId })))
  await approvals.open({ caseId })

  expect(opened.map(({ allowed }) => allowed.agree)).toEqual([true, true, true, true, true, true])
  expect(await seenIn(caseId)).toHaveLength(1)
})

test('opening a task is not recorded when the flow ignores it', async () => {
  const { caseId, taskId } = await caseUntil('touched')
  await (await office.as('wang')).approvals.open({ caseId })

  expect(await seenIn(caseId)).toEqual([])
  expect(await (await office.as('li')).approvals.takeBack({ taskId })).toMatchObject({ status: 'running' })
})
