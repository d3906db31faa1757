import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, claim, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'
import {
  breakStatements,
  countStatements,
  failAtEvery,
  mendStatements,
} from '../../../../test/statement-faults.ts'
import { compareReadTables } from '../../../cases/rebuilding/compare-read-tables.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['li'], { fields: { note: 'write', lines: 'write' } })
  const nodes = [start(), review, approver(office, 'pay', ['finance']), end]
  flowId = (await publishFlow(office, chain(nodes))).flowId
  breakStatements()
})
afterAll(async () => {
  mendStatements()
  await office.close()
})

const lines = [{ id: 'a', item: '车', price: '1.10' }]

test('launching leaves no changes when any statement fails', async () => {
  const { approvals } = await office.as('employee')
  const statements = await failAtEvery(office, () =>
    approvals.launch({ flowId, values: { ...claim, lines } }, { key: 'fault-launch' }),
  )

  expect(statements).toBeGreaterThan(4)
})

test('agreeing, returning, transferring and taking back leave no changes when any statement fails', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const [li, zhao, finance] = [await office.as('li'), await office.as('zhao'), await office.as('finance')]
  const { zhao: toUserId } = office.company.people
  await failAtEvery(office, () =>
    li.approvals.transfer({ taskId: `${caseId}-1`, toUserId }, { key: 'fault-transfer' }),
  )
  const agreeing = await failAtEvery(office, () =>
    zhao.approvals.agree(
      { taskId: `${caseId}-2`, opinion: '好', values: { note: '行', lines } },
      { key: 'fault-agree' },
    ),
  )
  expect(agreeing).toBeGreaterThan(5)
  await failAtEvery(office, () => zhao.approvals.takeBack({ taskId: `${caseId}-2` }, { key: 'fault-back' }))
  await failAtEvery(office, () => zhao.approvals.agree({ taskId: `${caseId}-2` }, { key: 'fault-again' }))
  await failAtEvery(office, () =>
    finance.approvals.return(
      { taskId: `${caseId}-4`, to: 'start', opinion: '重填' },
      { key: 'fault-return' },
    ),
  )

  const { approvals } = await office.as('employee')
  await failAtEvery(office, () =>
    approvals.launchAgain({ caseId, values: { amount: '2' } }, { key: 'fault-relaunch' }),
  )
  await failAtEvery(office, () => approvals.comment({ caseId, text: '请看' }, { key: 'fault-comment' }))
  await failAtEvery(office, () => approvals.recall({ caseId }, { key: 'fault-recall' }))
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
})

test('an approval costs at most eight statements, its transaction included', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('li')
  await approvals.counts()
  const agreeing = () => approvals.agree({ taskId: `${caseId}-1` }, { key: 'count' })

  expect(await countStatements(agreeing)).toBeLessThanOrEqual(8)
})
