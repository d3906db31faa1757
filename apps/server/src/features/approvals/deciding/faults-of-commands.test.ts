import type { Client } from '@signet/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, claim, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Account, type Office, openOffice } from '../../../../test/index.ts'
import { breakStatements, failAtEvery, mendStatements } from '../../../../test/statement-faults.ts'
import { compareReadTables } from '../../../cases/rebuilding/compare-read-tables.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const free = { assist: true, addSigners: 2, copyFreely: true }
  const review = approver(office, 'review', ['li', 'wang'], { ...free, voting: { mode: 'all' } })
  const rules = { stages: { signing: true, starting: true }, recall: 'anytime' as const }
  flowId = (await publishFlow(office, chain([start(), review, end], rules))).flowId
  breakStatements()
})
afterAll(async () => {
  mendStatements()
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await office.close()
})

type Step = readonly [
  string,
  Account,
  (client: Client['approvals'], caseId: string, key: { key: string }) => Promise<unknown>,
]

/** All commands without a test above, in an order in which each is possible. */
const steps: readonly Step[] = [
  ['sign', 'li', ({ sign }, id, key) => sign({ taskIds: [`${id}-1`] }, key)],
  ['unsign', 'li', ({ unsign }, id, key) => unsign({ taskIds: [`${id}-1`] }, key)],
  ['sign again', 'li', ({ sign }, id, key) => sign({ taskIds: [`${id}-1`] }, key)],
  ['start', 'li', ({ start: begin }, id, key) => begin({ taskIds: [`${id}-1`] }, key)],
  ['sign for Wang', 'wang', ({ sign }, id, key) => sign({ taskIds: [`${id}-2`] }, key)],
  ['start for Wang', 'wang', ({ start: begin }, id, key) => begin({ taskIds: [`${id}-2`] }, key)],
  [
    'assist',
    'li',
    ({ assist }, id, key) => assist({ taskId: `${id}-1`, userIds: [office.company.people.zhao] }, key),
  ],
  ['sign as helper', 'zhao', ({ sign }, id, key) => sign({ taskIds: [`${id}-3`] }, key)],
  ['start as helper', 'zhao', ({ start: begin }, id, key) => begin({ taskIds: [`${id}-3`] }, key)],
  ['help', 'zhao', ({ help }, id, key) => help({ taskId: `${id}-3`, opinion: '好' }, key)],
  [
    'copy',
    'li',
    ({ copyTo }, id, key) => copyTo({ taskId: `${id}-1`, userIds: [office.company.people.finance] }, key),
  ],
  [
    'add signers',
    'wang',
    ({ addSigners }, id, key) =>
      addSigners(
        {
          taskId: `${id}-2`,
          userIds: [office.company.people.manager, office.company.people.finance],
          place: 'before',
        },
        key,
      ),
  ],
  [
    'remove signers',
    'wang',
    ({ removeSigners }, id, key) =>
      removeSigners({ taskId: `${id}-2`, userIds: [office.company.people.finance] }, key),
  ],
  ['urge', 'employee', ({ urge }, caseId, key) => urge({ caseId }, key)],
  [
    'save an opinion',
    'li',
    ({ saveOpinion }, id, key) => saveOpinion({ taskId: `${id}-1`, opinion: '…' }, key),
  ],
  ['recall', 'employee', ({ recall }, caseId, key) => recall({ caseId }, key)],
  ['launch again', 'employee', ({ launchAgain }, caseId, key) => launchAgain({ caseId, values: claim }, key)],
  ['terminate', 'admin', ({ terminate }, caseId, key) => terminate({ caseId, opinion: '停' }, key)],
]

test('no command leaves changes when any statement fails or the connection is lost', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  for (const [name, account, run] of steps) {
    const { approvals } = await office.as(account)
    const statements = await failAtEvery(office, () => run(approvals, caseId, { key: `fault ${name}` }))
    expect(statements, name).toBeGreaterThan(1)
  }
})

test('rejecting, withdrawing and draft commands leave no changes either', async () => {
  const { approvals } = await office.as('employee')
  await failAtEvery(office, () => approvals.saveDraft({ flowId, values: claim }, { key: 'fault draft' }))
  const { caseId } = await approvals.saveDraft({ flowId, values: claim })
  await failAtEvery(office, () =>
    approvals.updateDraft({ caseId, values: { subject: '改' } }, { key: 'fault update' }),
  )
  await failAtEvery(office, () => approvals.remove({ caseId }, { key: 'fault remove' }))

  const returned = await launchAs(office, 'employee', flowId)
  const li = (await office.as('li')).approvals
  await li.sign({ taskIds: [`${returned}-1`] })
  await li.start({ taskIds: [`${returned}-1`] })
  await li.return({ taskId: `${returned}-1`, to: 'start', opinion: '重填' })
  await failAtEvery(office, () => approvals.withdraw({ caseId: returned }, { key: 'fault withdraw' }))

  const rejected = await launchAs(office, 'employee', flowId)
  await li.sign({ taskIds: [`${rejected}-1`] })
  await li.start({ taskIds: [`${rejected}-1`] })
  await failAtEvery(office, () =>
    li.reject({ taskId: `${rejected}-1`, opinion: '不行' }, { key: 'fault reject' }),
  )
})
