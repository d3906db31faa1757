import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  expenseClaim,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../test/company-flows.ts'
import { forgeEvent } from '../../../test/forged-events.ts'
import { type Office, openOffice } from '../../../test/index.ts'
import { actorWithoutSession } from '../../http/actor.ts'
import { compareReadTables } from '../rebuilding/compare-read-tables.ts'
import { findCase } from '../store/case-store.ts'
import { loadVisibleCase } from './load-visible-case.ts'

const canary = 'canary-7f3a'
let office: Office
let flowId: string
let caseId: string
beforeAll(async () => {
  office = await openOffice()
  const form = expenseClaim('secretive')
  const secret = { inList: true, default: { value: `${canary}-default` }, help: `${canary}-help` }
  const fields = form.fields.map((field) => (field.key === 'note' ? { ...field, ...secret } : field))
  const reviewer = approver(office, 'review', ['li'], { fields: { note: 'hidden', lines: 'hidden' } })
  const flow = chain([start(), reviewer, approver(office, 'pay', ['finance']), end])
  flowId = (await publishFlow(office, flow, { ...form, fields })).flowId
  const lines = [{ id: 'a', item: canary, price: '1' }]
  caseId = await launchAs(office, 'employee', flowId, { ...claim, note: canary, lines })
})
afterAll(() => office.close())

test('no answer to Li contains what a node hides from Li', async () => {
  const { approvals } = await office.as('li')
  const taskId = await taskOf(office, 'li', caseId)
  const answers = [
    await approvals.open({ caseId }),
    await approvals.open({ caseId, taskId }),
    await approvals.refused({ caseId, taskId }),
    await approvals.list({ list: 'doing' }),
    await approvals.history({ caseId }),
    await approvals.comments({ caseId }),
    await approvals.list({ list: 'doing', keyword: canary }),
  ]

  expect(JSON.stringify(answers)).not.toContain(canary)
  expect((await approvals.open({ caseId })).rights).toMatchObject({
    note: 'hidden',
    lines: 'hidden',
    'lines.item': 'hidden',
    subject: 'read',
  })
  expect(JSON.stringify(await (await office.as('employee')).approvals.list({ list: 'launched' }))).toContain(
    canary,
  )
})

test('a field stays hidden from Li when the case was sent back and Li opens the done task', async () => {
  const back = await launchAs(office, 'employee', flowId, { ...claim, note: canary })
  const { approvals } = await office.as('li')
  const taskId = await taskOf(office, 'li', back)
  await approvals.return({ taskId, to: 'start', opinion: '再看看' })

  expect(
    JSON.stringify([
      await approvals.open({ caseId: back }),
      await approvals.open({ caseId: back, taskId }),
      await approvals.list({ list: 'done' }),
    ]),
  ).not.toContain(canary)
})

test('a colleague without a role on the case can neither see, comment nor act', async () => {
  const { approvals } = await office.as('wang')
  const taskId = await taskOf(office, 'li', caseId)
  const notInvolved = { code: 'approvals.notInvolved' }
  await expect(approvals.open({ caseId })).rejects.toMatchObject(notInvolved)
  await expect(approvals.open({ caseId, taskId })).rejects.toMatchObject(notInvolved)
  await expect(approvals.history({ caseId })).rejects.toMatchObject(notInvolved)
  await expect(approvals.comments({ caseId })).rejects.toMatchObject(notInvolved)
  await expect(approvals.operatorInfo({ id: taskId })).rejects.toMatchObject(notInvolved)
  await expect(approvals.agree({ taskId, values: { amount: 'x' } })).rejects.toMatchObject({
    code: 'flow.taskNotYours',
  })
  await expect(approvals.reject({ taskId })).rejects.toMatchObject({ code: 'flow.taskNotYours' })
  await expect(approvals.transfer({ taskId, toUserId: office.company.people.zhao })).rejects.toMatchObject({
    code: 'flow.taskNotYours',
  })
  await expect(approvals.recall({ caseId })).rejects.toMatchObject({ code: 'flow.notYourCase' })
  await expect(approvals.updateDraft({ caseId, values: { amount: 'x' } })).rejects.toMatchObject({
    code: 'flow.notYourCase',
  })
  await expect(approvals.remove({ caseId })).rejects.toMatchObject({ code: 'flow.notYourCase' })
  await expect(approvals.urge({ caseId })).rejects.toMatchObject({ code: 'flow.notYourCase' })
})

test('the case does not exist in another tenant, not even for its administrator', async () => {
  const { approvals } = await office.other.as('admin')
  const taskId = await taskOf(office, 'li', caseId)
  const notFound = { code: 'approvals.caseNotFound' }
  await expect(approvals.open({ caseId })).rejects.toMatchObject(notFound)
  await expect(approvals.history({ caseId })).rejects.toMatchObject(notFound)
  await expect(approvals.terminate({ caseId })).rejects.toMatchObject(notFound)
  await expect(approvals.recordStep({ caseId, step: 'x' })).rejects.toMatchObject(notFound)
  await expect(approvals.operatorInfo({ id: taskId })).rejects.toMatchObject(notFound)
  await expect(approvals.agree({ taskId })).rejects.toMatchObject({ code: 'flow.taskNotYours' })
  await expect(approvals.launch({ flowId, values: claim })).rejects.toMatchObject({
    code: 'approvals.flowNotFound',
  })
  expect((await approvals.allCases({})).pagination.total).toBe(0)
  expect((await approvals.launchableFlows({})).list).toEqual([])
})

test.each(['', 'nothing', 'nothing-1', '-1', "'; drop table flow_case; --", '../1', '\u0000'])(
  'an id that leads nowhere (%j) is refused as one that is closed to the reader',
  async (id) => {
    const { approvals } = await office.as('li')
    if (id === '') return
    await expect(approvals.open({ caseId: id })).rejects.toMatchObject({
      status: expect.toSatisfy((status: number) => [400, 403].includes(status)),
    })
    await expect(approvals.agree({ taskId: id })).rejects.toMatchObject({
      status: expect.toSatisfy((status: number) => [400, 403].includes(status)),
    })
  },
)

test('the id in a message opens the case with the current rights of its reader', async () => {
  const of = async (account: 'li' | 'employee' | 'finance' | 'admin', id: string) =>
    (await (await office.as(account)).approvals.operatorInfo({ id })).opType
  const fresh = await launchAs(office, 'employee', flowId)
  const taskId = await taskOf(office, 'li', fresh)
  expect([await of('li', taskId), await of('employee', fresh), await of('admin', fresh)]).toEqual([
    '3',
    '0',
    '6',
  ])
  await agreeAs(office, 'li', fresh)

  expect([await of('li', taskId), await of('finance', fresh)]).toEqual(['4', '3'])
})

test('a list continues after its cursor, newest first, without gaps or duplicates', async () => {
  const { flowId: many } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['zhao']), end]),
  )
  const launched: string[] = []
  for (let index = 0; index < 7; index += 1) {
    if (index % 2 === 0) office.clock.pass(1000)
    launched.push(await launchAs(office, 'chen', many, { ...claim, subject: `第${index}次` }))
  }
  const { approvals } = await office.as('zhao')
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await approvals.list({ list: 'doing', pageSize: 3, ...(cursor ? { cursor } : {}) })
    expect(page.pagination.total).toBe(7)
    seen.push(...page.list.map((card) => card.caseId))
    cursor = page.next ?? undefined
  } while (cursor)

  expect(seen).toHaveLength(7)
  expect([...seen].sort()).toEqual([...launched].sort())
  const second = await approvals.list({ list: 'doing', pageSize: 3, currentPage: 2 })
  expect(second.list.map((card) => card.caseId)).toEqual(seen.slice(3, 6))
  await expect(approvals.list({ list: 'doing', cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({
    code: 'request.invalid',
  })
})

test('filters narrow a list, and a percent sign matches only itself', async () => {
  const { approvals } = await office.as('admin')
  const { li, employee } = office.company.people
  const total = async (filter: Parameters<typeof approvals.allCases>[0]) =>
    (await approvals.allCases(filter)).pagination.total
  const all = await total({})
  expect(await total({ keyword: '郑员工' })).toBeGreaterThan(0)
  expect(await total({ keyword: '%' })).toBe(0)
  expect(await total({ starterId: employee })).toBeLessThan(all)
  expect(await total({ holderId: li })).toBeGreaterThan(0)
  expect(await total({ departmentId: office.company.departments.research, flowId })).toBeGreaterThan(0)
  expect(await total({ departmentId: office.company.departments.board })).toBe(0)
  expect(await total({ status: ['returned', 'recalled'] })).toBe(1)
  expect(await total({ urgency: ['urgent'] })).toBe(0)
  expect(await total({ category: '财务', from: '2020-01-01T00:00:00Z' })).toBe(all)
  await expect((await office.as('li')).approvals.allCases({})).rejects.toMatchObject({
    code: 'session.administratorsOnly',
  })
})

test('the badge numbers are the lengths of the lists', async () => {
  for (const account of ['employee', 'li', 'finance', 'zhao'] as const) {
    const { approvals } = await office.as(account)
    const counts = await approvals.counts()
    for (const list of ['launched', 'toSign', 'toDo', 'doing', 'done', 'circulated'] as const)
      expect([list, (await approvals.list({ list })).pagination.total]).toEqual([list, counts[list]])
  }
})

test('history that was edited in the database is reported with its position', async () => {
  const edited = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('employee')
  expect((await approvals.history({ caseId: edited })).isIntact).toBe(true)
  const event = { caseId: edited, sequence: 2 }
  await forgeEvent(office.db.tenant('demo'), event, (body) => `${body.replace('报销', '报效')} `)

  expect((await approvals.history({ caseId: edited })).isIntact).toBe(false)
  await forgeEvent(office.db.tenant('demo'), event, (body) => body.replace('"at":"2', '"at":"1').trim())
  expect(await compareReadTables(office.db, 'demo')).toMatchObject([
    { caseId: edited, what: 'chain', id: `${edited}#2`, live: 'changed' },
  ])
  await forgeEvent(office.db.tenant('demo'), event, () => undefined)
  expect(await compareReadTables(office.db, 'demo')).toMatchObject([{ what: 'chain', live: 'changed' }])
  await sql`delete from t_demo.flow_event where case_id = ${edited}`.execute(office.db.platform)
  expect(await compareReadTables(office.db, 'demo')).toMatchObject([{ what: 'chain', live: 'missing' }])
  await sql`delete from t_demo.flow_case where id = ${edited}`.execute(office.db.platform)
})

test('a read table edited in the database differs from the events', async () => {
  const taskId = await taskOf(office, 'li', caseId)
  await sql`update t_demo.flow_task set person_id = ${office.company.people.wang} where id = ${taskId}`.execute(
    office.db.platform,
  )
  expect(await compareReadTables(office.db, 'demo')).toMatchObject([{ what: 'task', id: taskId }])
  await sql`update t_demo.flow_task set person_id = ${office.company.people.li} where id = ${taskId}`.execute(
    office.db.platform,
  )
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
})

test('a case that was read before a decision and tasks that were read after it are not mixed', async () => {
  const decided = await launchAs(office, 'employee', flowId, claim)
  const tx = office.db.tenant('demo')
  const stored = await findCase(tx, decided)
  await agreeAs(office, 'li', decided)

  const { people } = office.company
  const actor = actorWithoutSession({ personId: people.li, tenant: 'demo', isAdministrator: false })
  const context = {
    tx,
    actor,
    server: office.app.server,
    now: new Date(office.clock()).toISOString(),
  }
  const { state, viewer } = await loadVisibleCase(context, { caseId: decided, stored })
  expect(viewer).toMatchObject({ as: 'task', task: { stage: 'done' } })
  expect(state.tasks.filter(({ person }) => person === people.li)).toMatchObject([{ stage: 'done' }])
})
