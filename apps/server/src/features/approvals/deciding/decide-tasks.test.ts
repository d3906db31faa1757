import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
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

const taskAt = async (more: Parameters<typeof approver>[3] = {}) => {
  const { flowId } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['li'], more), end]),
  )
  return taskOf(office, 'li', await launchAs(office, 'employee', flowId))
}

test('each row is decided by its own step, and a refused one does not affect the others', async () => {
  const fine = await taskAt()
  const words = await taskAt({ opinion: 'required' })
  const form = await taskAt({ fields: { note: 'required' } })
  const choice = await taskAt()
  const { approvals } = await office.as('li')
  const { results } = await approvals.decideMany({ taskIds: [words, form, fine, choice], decision: 'agree' })

  expect(results.map(({ taskId, ok, refusal }) => [taskId, ok, refusal])).toEqual([
    [words, false, 'flow.opinionRequired'],
    [form, false, 'form.valuesRefused'],
    [fine, true, ''],
    [choice, true, ''],
  ])
  expect(results[1]?.message).toMatch(/备注/)
})

test('Wang cannot hand over a task of Li, and Li cannot hand it over to no one', async () => {
  const taskId = await taskAt()
  const [li, wang] = [await office.as('li'), await office.as('wang')]
  const toUserId = office.company.people.zhao ?? ''
  const byWang = await wang.approvals.decideMany({ taskIds: [taskId], decision: 'transfer', toUserId })
  expect(byWang.results).toMatchObject([{ ok: false, refusal: 'flow.taskNotYours' }])
  const toNobody = await li.approvals.decideMany({ taskIds: [taskId], decision: 'transfer' })
  expect(toNobody.results).toMatchObject([{ ok: false, refusal: 'request.invalid' }])

  await li.approvals.decideMany({ taskIds: [taskId], decision: 'transfer', toUserId })
  const { list } = await (await office.as('zhao')).approvals.list({ list: 'doing' })
  expect(list.map(({ caseId }) => caseId)).toContain(taskId.slice(0, taskId.lastIndexOf('-')))
})
