import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['li'], {
    fields: { note: 'write', amount: 'write', lines: 'write', companion: 'write' },
  })
  const pay = approver(office, 'pay', ['finance'], { fields: { note: 'hidden' } })
  flowId = (await publishFlow(office, chain([start(), review, pay, end]))).flowId
})
afterAll(() => office.close())

/** A case whose approver changed its form. */
async function changedCase(): Promise<string> {
  const caseId = await launchAs(office, 'employee', flowId)
  const values = {
    amount: '99.00',
    note: '发票缺一张',
    companion: office.company.people.zhao,
    lines: [{ id: 'a', item: '车', price: '1.10' }],
  }
  const taskId = await taskOf(office, 'li', caseId)
  await (await office.as('li')).approvals.agree({ taskId, values })
  return caseId
}

const changesSeenBy = async (account: 'employee' | 'finance', caseId: string) =>
  (await (await office.as(account)).approvals.changes({ caseId })).list

test('what an approver changed in the form is listed with its author, before and after, in words', async () => {
  const [entry, ...others] = await changesSeenBy('employee', await changedCase())

  expect(others).toEqual([])
  expect(entry?.by?.name).toBe('李伟')
  expect(
    entry?.changes.map(({ label, kind, beforeText, afterText }) => [label, kind, beforeText, afterText]),
  ).toEqual([
    ['金额', 'changed', '128.50', '99.00'],
    ['同行人', 'changed', '', '赵敏'],
    ['备注', 'changed', '', '发票缺一张'],
    ['明细', 'rowAdded', '', '车 · 1.10'],
  ])
})

test('a changed column names its row by number and first text, as its reader may see it', async () => {
  const lines = [
    { id: 'a', item: '车', price: '1.10' },
    { id: 'b', item: '船', price: '2.20' },
  ]
  const caseId = await launchAs(office, 'employee', flowId, { ...claim, lines })
  const changed = lines.map((line) => (line.id === 'b' ? { ...line, price: '3.30' } : line))
  const taskId = await taskOf(office, 'li', caseId)
  await (await office.as('li')).approvals.agree({ taskId, values: { lines: changed } })

  const [entry] = await changesSeenBy('employee', caseId)
  expect(entry?.changes.map(({ label, beforeText, afterText }) => [label, beforeText, afterText])).toEqual([
    ['明细 · 第 2 行（船） · 单价', '2.20', '3.30'],
  ])
})

test('a change of a field that the reader may not see is not listed', async () => {
  const [entry] = await changesSeenBy('finance', await changedCase())
  expect(entry?.changes.map(({ path }) => path)).toEqual(['amount', 'companion', 'lines'])
})

test('drafts leave no changes, and neither does a decision without values', async () => {
  const { approvals } = await office.as('employee')
  const { caseId } = await approvals.saveDraft({ flowId, values: claim })
  await approvals.updateDraft({ caseId, values: { ...claim, amount: '1.00' } })
  expect(await changesSeenBy('employee', caseId)).toEqual([])

  const launched = await launchAs(office, 'employee', flowId)
  await (await office.as('li')).approvals.agree({ taskId: await taskOf(office, 'li', launched) })
  expect(await changesSeenBy('employee', launched)).toEqual([])
})

test('changes come in pages, and not to people who are not on the case', async () => {
  const caseId = await changedCase()
  const { approvals } = await office.as('finance')
  await approvals.return({ taskId: await taskOf(office, 'finance', caseId), to: 'start', opinion: '改金额' })
  const employee = await office.as('employee')
  await employee.approvals.launchAgain({ caseId, values: { ...claim, amount: '98.00' } })

  const first = await employee.approvals.changes({ caseId, pageSize: 1 })
  expect(first.next).not.toBeNull()
  const rest = await employee.approvals.changes({ caseId, pageSize: 1, cursor: first.next ?? '' })
  expect([first, rest].flatMap(({ list }) => list.map(({ by }) => by?.name))).toEqual(['郑员工', '李伟'])
  expect(rest.next).toBeNull()
  expect(await refusalOf((await office.as('zhao')).approvals.changes({ caseId }))).toBe(
    'approvals.notInvolved',
  )
})
