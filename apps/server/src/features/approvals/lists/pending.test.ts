import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../../test/company-flows.ts'
import { type Account, type Office, openOffice } from '../../../../test/index.ts'

let office: Office
const flows: string[] = []
beforeAll(async () => {
  office = await openOffice()
  const plain = chain([
    start(),
    approver(office, 'review', ['li', 'wang']),
    approver(office, 'pay', ['li']),
    end,
  ])
  const staged = { ...plain, rules: { ...plain.rules, stages: { signing: true, starting: true } } }
  for (const flow of [plain, staged]) flows.push((await publishFlow(office, flow)).flowId)
})
afterAll(() => office.close())

const lists = ['pending', 'toSign', 'toDo', 'doing', 'done', 'launched'] as const
const people: readonly Account[] = ['li', 'wang', 'employee']

/** All rows of a list, page by page. */
async function rowsOf(account: Account, list: (typeof lists)[number]) {
  const { approvals } = await office.as(account)
  const rows: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await approvals.list({ list, pageSize: 3, ...(cursor && { cursor }) })
    rows.push(...page.list.map(({ rowId }) => rowId))
    expect(page.pagination.total).toBeGreaterThanOrEqual(rows.length)
    cursor = page.next
  }
  return rows
}

/** Each number counts exactly the rows that it leads to, and the pending list is all three stages together. */
async function expectCountsAreLists(account: Account) {
  const counts = await (await office.as(account)).approvals.counts()
  const rows = Object.fromEntries(
    await Promise.all(lists.map(async (list) => [list, await rowsOf(account, list)] as const)),
  )
  for (const list of lists) {
    expect(new Set(rows[list]).size).toBe(rows[list]?.length)
    expect([list, rows[list]?.length]).toEqual([list, counts[list]])
  }
  const stages = [...(rows['toSign'] ?? []), ...(rows['toDo'] ?? []), ...(rows['doing'] ?? [])]
  expect(rows['pending']?.toSorted()).toEqual(stages.toSorted())
}

const acts = ['launch', 'launchStaged', 'sign', 'start', 'agree', 'reject', 'return', 'transfer'] as const

async function perform(act: (typeof acts)[number], who: Account): Promise<void> {
  office.clock.pass(1_000)
  if (act === 'launch' || act === 'launchStaged')
    return void (await launchAs(office, 'employee', flows[act === 'launch' ? 0 : 1] ?? ''))
  const { approvals } = await office.as(who)
  const [first] = (await approvals.list({ list: 'pending' })).list
  const taskId = first?.taskId
  if (!taskId) return
  const taskIds = [taskId]
  if (act === 'sign' || act === 'start') return void (await approvals[act]({ taskIds }))
  const toUserId = office.company.people.wang
  await approvals.decideMany({
    taskIds,
    decision: act,
    opinion: '好',
    ...(act === 'transfer' && { toUserId }),
  })
}

test('after any course of cases every count equals its list', async () => {
  const course = fc.array(fc.tuple(fc.constantFrom(...acts), fc.constantFrom<Account>('li', 'wang')), {
    minLength: 4,
    maxLength: 14,
  })
  await fc.assert(
    fc.asyncProperty(course, async (moves) => {
      for (const [act, who] of moves) await perform(act, who)
      for (const account of people) await expectCountsAreLists(account)
    }),
    { numRuns: 8 },
  )
})

test('a card says what its task asks for, and its stage changes with the work', async () => {
  await launchAs(office, 'employee', flows[1] ?? '')
  const { approvals } = await office.as('wang')
  const task = async () => (await approvals.list({ list: 'pending' })).list[0]
  const first = await task()
  expect(first?.task).toEqual({
    ...{ stage: 'toSign', work: 'decide', isQuick: true, asksReason: true, canTakeBack: true },
  })
  await approvals.sign({ taskIds: [first?.taskId ?? ''] })
  expect((await task())?.task?.stage).toBe('toDo')
  await approvals.start({ taskIds: [first?.taskId ?? ''] })
  expect((await task())?.task?.stage).toBe('doing')
})
