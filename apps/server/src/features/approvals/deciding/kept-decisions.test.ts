import { canonicalJson } from '@signet/std'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'
import { loadChain, sha256 } from '../../../cases/store/event-store.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
})
afterAll(() => office.close())

/** A claim that Li agreed to and finance sent back to its starter; its note is hidden from Li. */
async function sentBack(): Promise<string> {
  const review = approver(office, 'review', ['li'], { fields: { note: 'hidden' } })
  const nodes = [start(), review, approver(office, 'pay', ['finance']), end]
  const { flowId } = await publishFlow(office, chain(nodes, { keepUnchanged: true }))
  const caseId = await launchAs(office, 'employee', flowId, { ...claim, note: '旧' })
  await agreeAs(office, 'li', caseId)
  const taskId = await taskOf(office, 'finance', caseId)
  await (await office.as('finance')).approvals.return({ taskId, to: 'start', opinion: '再看' })
  return caseId
}

test('Li is not asked again while the fields visible to Li are unchanged, even if hidden ones changed', async () => {
  const caseId = await sentBack()
  const { approvals } = await office.as('employee')
  await approvals.launchAgain({ caseId, values: { note: '新' } })
  expect(await taskOf(office, 'finance', caseId)).toMatch(caseId)

  const changed = await sentBack()
  await approvals.launchAgain({ caseId: changed, values: { amount: '999' } })
  expect(await taskOf(office, 'li', changed)).toMatch(changed)
})

test('a guess at a value cannot be tested against its digest', async () => {
  const caseId = await sentBack()
  const { rows } = await loadChain(office.db.tenant('demo'), caseId)
  const inputs = rows.flatMap(({ event }) => (event.type === 'nodeLeft' ? (event.inputs ?? []) : []))
  const { note: _note, ...seen } = (await (await office.as('admin')).approvals.open({ caseId })).values
  const guess = sha256(canonicalJson([seen, [office.company.people.li]]))

  expect(inputs).toHaveLength(1)
  expect(inputs).not.toContain(guess)
})
