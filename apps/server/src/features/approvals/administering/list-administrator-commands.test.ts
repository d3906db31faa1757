import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'
import { compareReadTables } from '../../../cases/rebuilding/compare-read-tables.ts'

let office: Office
let flowId: string
const opinion = '年终清理'
beforeAll(async () => {
  office = await openOffice()
  const nodes = [start(), approver(office, 'review', ['li']), approver(office, 'pay', ['finance']), end]
  flowId = (await publishFlow(office, chain(nodes))).flowId
})
afterAll(async () => {
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await office.close()
})

const admin = async () => (await office.as('admin')).approvals
const launch = () => launchAs(office, 'employee', flowId)

test('a suspended claim waits, and its starter and its holder are notified', async () => {
  const caseId = await launch()
  const taskId = await taskOf(office, 'li', caseId)
  const { steer, steering } = await admin()
  expect((await steer({ act: 'suspend', caseIds: [caseId], opinion })).results).toMatchObject([{ ok: true }])
  const li = await office.as('li')
  await expect(li.approvals.agree({ taskId })).rejects.toMatchObject({ code: 'flow.suspended' })
  expect((await steering({ caseId })).can).toEqual(['resume', 'terminate', 'recordStep'])

  await office.settle()
  const notices = await office.db
    .tenant('demo')
    .selectFrom('notice')
    .where('caseId', '=', caseId)
    .where('titleKey', '=', 'approvals.notice.suspended')
    .select('personId')
    .execute()
  const { employee, li: holder } = office.company.people
  expect(notices.map(({ personId }) => personId).sort()).toEqual([employee, holder].sort())

  await steer({ act: 'resume', caseIds: [caseId], opinion })
  expect(await agreeAs(office, 'li', caseId)).toMatchObject({ status: 'running' })
})

test('a batch returns one result per row, and a refused row does not affect the others', async () => {
  const [running, ended] = [await launch(), await launch()]
  const { steer, terminate } = await admin()
  await terminate({ caseId: ended, opinion })
  const { results } = await steer({ act: 'suspend', caseIds: [ended, running, 'nothing'], opinion })

  expect(results.map(({ caseId, ok, refusal }) => [caseId, ok, refusal])).toEqual([
    [ended, false, 'flow.notRunning'],
    [running, true, ''],
    ['nothing', false, 'approvals.caseNotFound'],
  ])
  expect(results[0]?.message).toMatch(/\S/)
  expect(await statusOf(office, running)).toBe('suspended')
})

test('a terminated claim is revived with the same people, and an archived one is read-only', async () => {
  const caseId = await launch()
  const { steer, terminate, open } = await admin()
  await terminate({ caseId, opinion })
  await steer({ act: 'revive', caseIds: [caseId], opinion })
  await agreeAs(office, 'li', caseId)
  await agreeAs(office, 'finance', caseId)
  await steer({ act: 'archive', caseIds: [caseId], opinion })

  expect(await open({ caseId })).toMatchObject({ status: 'approved', archivedAt: expect.any(String) })
  await expect((await office.as('employee')).approvals.comment({ caseId, text: '?' })).rejects.toMatchObject({
    code: 'flow.archived',
  })
})

test('an administrator reassigns work, with the previous holder in its history, and moves it to another step', async () => {
  const caseId = await launch()
  const { reassign, jump, steering, open } = await admin()
  const { zhao } = office.company.people
  await reassign({ caseId, node: 'review', userIds: [zhao], opinion })
  const { route } = await open({ caseId })
  expect(route.flatMap(({ people }) => people).find(({ source }) => source === 'reassigned')).toMatchObject({
    person: { id: zhao },
    stage: 'doing',
  })
  expect(route.find(({ act }) => act === 'tasksReassigned')?.people[0]?.opinion).toBe(opinion)

  expect((await steering({ caseId })).nodes).toMatchObject([
    { node: 'review', canReassign: true, canRetry: false, jumpTo: [{ node: 'pay' }] },
  ])
  await jump({ caseId, node: 'review', to: 'pay', opinion })
  expect(await agreeAs(office, 'finance', caseId)).toMatchObject({ status: 'approved' })
})

test('only administrators may use administrator commands', async () => {
  const caseId = await launch()
  const { approvals } = await office.as('manager')
  for (const call of [
    () => approvals.steer({ act: 'suspend', caseIds: [caseId], opinion }),
    () => approvals.jump({ caseId, node: 'review', to: 'pay', opinion }),
    () => approvals.exceptionList({}),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'session.administratorsOnly' })
})

test('a step that finds no approver is listed as an exception until it is reassigned', async () => {
  const lost = approver(office, 'lost', [], { sources: [{ kind: 'role', ids: ['nobody'] }] })
  const other = (await publishFlow(office, chain([start(), lost, end]))).flowId
  const caseId = await launchAs(office, 'employee', other)
  const { exceptionList, exceptions, reassign } = await admin()
  expect((await exceptionList({ flowId: other, state: 'ended' })).list).toEqual([])
  expect((await exceptionList({ flowId: other })).list).toMatchObject([
    { caseId, exceptions: [{ code: 'nobodyFound', node: 'lost', isOpen: true }] },
  ])
  expect((await (await office.as('employee')).approvals.exceptions({ caseId })).list).toMatchObject([
    { code: 'nobodyFound', isOpen: true, params: { sources: 'role' } },
  ])

  await reassign({ caseId, node: 'lost', userIds: [office.company.people.li], opinion })
  expect((await exceptionList({ flowId: other })).list).toEqual([])
  expect((await exceptionList({ flowId: other, state: 'ended' })).list).toMatchObject([
    { caseId, exceptions: [{ code: 'nobodyFound', node: 'lost', isOpen: false }] },
  ])
  expect((await exceptions({ caseId })).list).toMatchObject([{ isOpen: false }])
  expect(await agreeAs(office, 'li', caseId)).toMatchObject({ status: 'approved' })
})

/** Launches two cases on version 1 of a flow: one at `review`, one at a node that version 2 lacks. */
async function twoBehind() {
  const first = chain([start(), approver(office, 'review', ['li']), approver(office, 'old', ['wang']), end])
  const { flowId: changing } = await publishFlow(office, first)
  const [fits, stuck] = [
    await launchAs(office, 'employee', changing),
    await launchAs(office, 'employee', changing),
  ]
  await agreeAs(office, 'li', stuck)

  const { flowDesign } = await office.as('admin')
  const next = chain([start(), approver(office, 'review', ['li']), approver(office, 'new', ['zhao']), end])
  await flowDesign.save({ id: changing, name: '新版', definition: { ...next } })
  await flowDesign.publish({ id: changing })
  return { changing, fits, stuck }
}

test('running claims migrate to a new version after a dry run that reports which fit', async () => {
  const { changing, fits, stuck } = await twoBehind()
  const { migration, migrate } = await admin()
  const dry = await migration({ flowId: changing })
  expect(dry).toMatchObject({
    version: 2,
    olderVersions: [1],
    total: 2,
    stops: [{ node: 'review' }, { node: 'new' }],
    lost: [{ node: 'old', name: 'old', cases: 1 }],
  })
  expect(dry.list.map(({ caseId, verdict }) => [caseId, verdict])).toEqual(
    expect.arrayContaining([
      [fits, 'fits'],
      [stuck, 'unplaced'],
    ]),
  )
  const { results } = await migrate({ flowId: changing, caseIds: [fits, stuck], opinion })
  expect(results.map(({ refusal }) => refusal)).toEqual(['', 'flow.migrationNode'])
  await agreeAs(office, 'li', fits)
  expect(await agreeAs(office, 'zhao', fits)).toMatchObject({ status: 'approved' })
})

test('a claim at a removed step moves to the chosen step and opens tasks for its people', async () => {
  const { changing, stuck } = await twoBehind()
  const { migration, migrate, open } = await admin()
  const moves = { old: 'new' }
  const dry = await migration({ flowId: changing, moves })
  expect(dry.list.find(({ caseId }) => caseId === stuck)?.verdict).toBe('moved')
  expect((await open({ caseId: stuck })).status).toBe('running')

  await migrate({ flowId: changing, caseIds: [stuck], moves, opinion })
  const { route } = await open({ caseId: stuck })
  expect(route.map(({ name }) => name)).toEqual(expect.arrayContaining(['old', 'new']))
  expect(await agreeAs(office, 'zhao', stuck)).toMatchObject({ status: 'approved' })
})

test('a dry run is filtered by keyword and version, and explains why a suspended claim stays', async () => {
  const { changing, fits } = await twoBehind()
  const { migration, steer } = await admin()
  await steer({ act: 'suspend', caseIds: [fits], opinion })
  const { list } = await migration({ flowId: changing })
  expect(list.find(({ caseId }) => caseId === fits)).toMatchObject({
    verdict: 'refused',
    message: expect.stringMatching(/\S/),
  })
  expect((await migration({ flowId: changing, keyword: '没有这样的标题' })).total).toBe(0)
  expect((await migration({ flowId: changing, version: 2 })).total).toBe(0)
})
