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

test('pages that follow by cursor know the total of the first, and after a decision the first counts again', async () => {
  for (let more = 0; more < 4; more++) await launchAs(office, 'employee', flows[0] ?? '')
  const { approvals } = await office.as('li')
  const read = async (cursor = '') =>
    approvals.list({ list: 'pending', pageSize: 2, ...(cursor && { cursor }) })
  const first = await read()
  const second = await read(first.next ?? '')
  expect(second.pagination.total).toBe(first.pagination.total)
  expect(first.pagination.total).toBe((await approvals.counts()).pending)

  await approvals.agree({ taskId: second.list[0]?.taskId ?? '' })
  const again = await read()
  expect(again.pagination.total).toBe((await approvals.counts()).pending)
  const counted = await read(again.next ?? '')
  expect(counted.pagination.total).toBe(again.pagination.total)
  // A cursor of a page that was counted before the decision still leads on from there.
  expect((await read(first.next ?? '')).list.map(({ taskId }) => taskId)).not.toContain(
    second.list[0]?.taskId,
  )
})

test('no cursor makes a list lie about more than its number', async () => {
  const { approvals } = await office.as('li')
  const read = (cursor: string) => approvals.list({ list: 'pending', cursor })
  const at = office.clock()
  const cursorOf = (...parts: readonly string[]) => Buffer.from(parts.join(' ')).toString('base64url')
  const place = [new Date(at + 60_000).toISOString(), 'zzzz'] as const
  const honest = (await approvals.counts()).pending
  // Cursors of an earlier version have no total, and what is no number is none.
  for (const counted of [[], ['-1'], ['1e9'], ['NaN']])
    expect((await read(cursorOf(...place, ...counted))).pagination.total).toBe(honest)
  expect((await read(cursorOf(...place, '7'))).list).toHaveLength(Math.min(honest, 20))
})

test('a list is narrowed to one case, also for those who have no task in it', async () => {
  const review = approver(office, 'review', ['manager'])
  const { flowId } = await publishFlow(office, chain([start(), review, end]))
  const caseId = await launchAs(office, 'employee', flowId)
  await launchAs(office, 'employee', flowId)
  const rowsOf = async (account: 'manager' | 'employee', list: 'pending' | 'launched') =>
    (await (await office.as(account)).approvals.list({ list, caseId })).list.map((row) => row.caseId)
  expect(await rowsOf('manager', 'pending')).toEqual([caseId])
  expect(await rowsOf('employee', 'pending')).toEqual([])
  expect(await rowsOf('employee', 'launched')).toEqual([caseId])
})
