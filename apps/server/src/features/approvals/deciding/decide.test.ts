import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  line,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../test/company-flows.ts'
import { hours, type Office, openOffice } from '../../../../test/index.ts'
import { compareReadTables } from '../../../cases/rebuilding/compare-read-tables.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(async () => {
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await office.close()
})

const flowOf = async (...nodes: Parameters<typeof chain>[0]) =>
  (await publishFlow(office, chain([start(), ...nodes, end]))).flowId

test('of two possible deciders, the slower one learns who was faster', async () => {
  const flowId = await flowOf(approver(office, 'review', ['li', 'wang']))
  const caseId = await launchAs(office, 'employee', flowId)
  const ofWang = await taskOf(office, 'wang', caseId)
  await agreeAs(office, 'li', caseId)

  await expect((await office.as('wang')).approvals.agree({ taskId: ofWang })).rejects.toMatchObject({
    code: 'flow.alreadyDecided',
    params: { name: '李伟', decision: 'agreed', node: 'review' },
  })
})

test('where all must agree, the case waits for the last of them', async () => {
  const flowId = await flowOf(approver(office, 'review', ['li', 'wang', 'zhao'], { voting: { mode: 'all' } }))
  const caseId = await launchAs(office, 'employee', flowId)
  await agreeAs(office, 'li', caseId)
  await agreeAs(office, 'zhao', caseId)
  expect(await statusOf(office, caseId)).toBe('running')

  expect(await agreeAs(office, 'wang', caseId)).toMatchObject({ status: 'approved' })
})

test('sequential voting: Wang sees nothing before Li has agreed', async () => {
  const flowId = await flowOf(approver(office, 'review', ['li', 'wang'], { voting: { mode: 'sequential' } }))
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('wang')
  await expect(approvals.open({ caseId })).rejects.toMatchObject({ code: 'approvals.notInvolved' })
  await agreeAs(office, 'li', caseId)

  expect((await approvals.open({ caseId })).allowed.agree).toBe(true)
})

test('two branches go on side by side and meet again', async () => {
  const nodes = [
    start(),
    { id: 'fork', name: '并行', kind: 'branch' as const, mode: 'parallel' as const },
    approver(office, 'left', ['li']),
    approver(office, 'right', ['wang']),
    { id: 'join', name: '汇合', kind: 'merge' as const },
    end,
  ]
  const lines = [
    line('start', 'fork'),
    line('fork', 'left'),
    line('fork', 'right'),
    line('left', 'join'),
    line('right', 'join'),
    line('join', 'end'),
  ]
  const { flowId } = await publishFlow(office, { ...chain(nodes), lines })
  const caseId = await launchAs(office, 'employee', flowId)
  const { list } = await (await office.as('employee')).approvals.list({ list: 'launched' })
  expect(
    list
      .find((card) => card.caseId === caseId)
      ?.holders.map(({ name }) => name)
      .sort(),
  ).toEqual(['李伟', '王芳'])
  await agreeAs(office, 'wang', caseId)

  expect(await agreeAs(office, 'li', caseId)).toMatchObject({ status: 'approved' })
})

test('the manager returns a claim with a reason, Zheng corrects it, and it is approved', async () => {
  const flowId = await flowOf(approver(office, 'review', ['manager']))
  const caseId = await launchAs(office, 'employee', flowId)
  const manager = await office.as('manager')
  await manager.approvals.return({
    taskId: await taskOf(office, 'manager', caseId),
    to: 'start',
    opinion: '缺发票',
  })
  const { approvals } = await office.as('employee')
  expect(await approvals.open({ caseId })).toMatchObject({
    status: 'returned',
    allowed: { launch: true, withdraw: true },
  })
  expect(
    (await approvals.list({ list: 'launched', isReturned: 'yes' })).list.map((card) => card.caseId),
  ).toContain(caseId)
  await approvals.launchAgain({ caseId, values: { note: '已补发票' } })

  expect(await agreeAs(office, 'manager', caseId)).toMatchObject({ status: 'approved' })
  const { route } = await approvals.open({ caseId })
  expect(route.map(({ state }) => state)).toEqual(['launched', 'returned', 'launched', 'passed'])
  expect(route[1]?.people).toMatchObject([{ decision: 'returned', opinion: '缺发票' }])
})

test('finance returns a claim to the manager, who sends it straight back', async () => {
  const straight = { returns: { to: 'any' as const, continuation: 'chooser' as const } }
  const flowId = await flowOf(
    approver(office, 'review', ['manager']),
    approver(office, 'pay', ['finance'], straight),
  )
  const caseId = await launchAs(office, 'employee', flowId)
  await agreeAs(office, 'manager', caseId)
  const finance = await office.as('finance')
  const opened = await finance.approvals.open({ caseId })
  expect(opened.allowed.returnTo.map(({ node }) => node)).toEqual(['review', 'start'])
  const taskId = opened.task?.id ?? ''
  await finance.approvals.return({ taskId, to: 'review', continuation: 'straightBack', opinion: '请确认' })
  await agreeAs(office, 'manager', caseId)

  expect(await agreeAs(office, 'finance', caseId)).toMatchObject({ status: 'approved' })
})

test('Li transfers a claim to Zhao: it leaves the list of Li, who may no longer act', async () => {
  const flowId = await flowOf(approver(office, 'review', ['li']))
  const caseId = await launchAs(office, 'employee', flowId)
  const li = await office.as('li')
  const taskId = await taskOf(office, 'li', caseId)
  await li.approvals.transfer({ taskId, toUserId: office.company.people.zhao, opinion: '请代看' })

  await expect(li.approvals.agree({ taskId })).rejects.toMatchObject({
    code: expect.stringMatching(/^flow\./),
  })
  expect(
    (await li.approvals.list({ list: 'done', decision: ['transferred'] })).list.map((card) => card.caseId),
  ).toContain(caseId)
  expect(await agreeAs(office, 'zhao', caseId)).toMatchObject({ status: 'approved' })
})

test('Li takes a decision back before the next approver has acted', async () => {
  const flowId = await flowOf(approver(office, 'review', ['li']), approver(office, 'pay', ['finance']))
  const caseId = await launchAs(office, 'employee', flowId)
  const taskId = await taskOf(office, 'li', caseId)
  const { approvals } = await office.as('li')
  await approvals.agree({ taskId, opinion: '同意' })
  expect((await approvals.open({ caseId, taskId })).allowed.takeBack).toBe(true)
  await approvals.takeBack({ taskId })

  await expect(taskOf(office, 'finance', caseId)).rejects.toThrow()
  await approvals.reject({ taskId, opinion: '看错了' })
  expect(await statusOf(office, caseId)).toBe('rejected')
})

test('signing and starting many tasks answers row by row', async () => {
  const stages = { stages: { signing: true, starting: true } }
  const flow = chain([start(), approver(office, 'review', ['li']), end], stages)
  const { flowId } = await publishFlow(office, flow)
  const cases = [await launchAs(office, 'employee', flowId), await launchAs(office, 'employee', flowId)]
  const taskIds = await Promise.all(cases.map((caseId) => taskOf(office, 'li', caseId)))
  const { approvals } = await office.as('li')
  const { results } = await approvals.sign({ taskIds: [...taskIds, 'nothing-1'] })

  expect(results.map(({ ok, refusal }) => [ok, refusal])).toEqual([
    [true, ''],
    [true, ''],
    [false, 'flow.taskNotYours'],
  ])
  expect(results[2]?.message).not.toBe('')
  expect((await approvals.counts()).toDo).toBe(2)
  expect((await approvals.unsign({ taskIds: taskIds.slice(0, 1) })).results).toMatchObject([{ ok: true }])
  expect((await approvals.start({ taskIds })).results).toMatchObject([
    { refusal: 'flow.signFirst' },
    { ok: true },
  ])
  expect(await approvals.counts()).toMatchObject({ toSign: 1, toDo: 0 })
})

test('values of fields that a node does not open are ignored, and an invalid value refuses the decision', async () => {
  const flowId = await flowOf(approver(office, 'review', ['li'], { fields: { note: 'required' } }))
  const caseId = await launchAs(office, 'employee', flowId)
  const taskId = await taskOf(office, 'li', caseId)
  const { approvals } = await office.as('li')
  await expect(approvals.agree({ taskId })).rejects.toMatchObject({
    code: 'form.valuesRefused',
    problems: [{ path: 'note' }],
  })
  const { ignored } = await approvals.agree({ taskId, values: { note: '已核对', amount: '1' } })

  expect(ignored).toEqual(['amount'])
  expect((await (await office.as('employee')).approvals.open({ caseId })).values).toMatchObject({
    note: '已核对',
    amount: '128.5',
  })
})

test('Zheng sends a reminder once an hour, and the holder of the claim gets it', async () => {
  const flowId = await flowOf(approver(office, 'review', ['li']))
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('employee')

  expect((await approvals.urge({ caseId })).reminded).toMatchObject([{ name: '李伟' }])
  await expect(approvals.urge({ caseId })).rejects.toMatchObject({ code: 'flow.urgeTooSoon' })
  office.clock.pass(hours(1))
  expect((await approvals.urge({ caseId })).reminded).toHaveLength(1)
  await office.settle()
  const notices = await office.db
    .tenant('demo')
    .selectFrom('notice')
    .where('caseId', '=', caseId)
    .select(['personId', 'titleKey'])
    .execute()
  expect(notices.map(({ titleKey }) => titleKey).sort()).toEqual([
    'approvals.notice.task',
    'approvals.notice.urged',
    'approvals.notice.urged',
  ])
})

test('a copy is unread until its reader opens it', async () => {
  const copy = {
    id: 'tell',
    name: '抄送',
    kind: 'copy' as const,
    sources: [{ kind: 'people' as const, people: [office.company.people.zhao] }],
  }
  const flowId = await flowOf(approver(office, 'review', ['li']), copy)
  const caseId = await launchAs(office, 'employee', flowId)
  await agreeAs(office, 'li', caseId)
  const { approvals } = await office.as('zhao')
  const unread = (await approvals.counts()).circulatedUnread
  expect((await approvals.operatorInfo({ id: caseId })).opType).toBe('5')
  await approvals.open({ caseId })

  expect((await approvals.counts()).circulatedUnread).toBe(unread - 1)
  expect(
    (await approvals.list({ list: 'circulated', isRead: 'yes' })).list.map((card) => card.caseId),
  ).toContain(caseId)
})

test('people on a case comment, and a reply names the comment it replies to', async () => {
  const flowId = await flowOf(approver(office, 'review', ['li']))
  const caseId = await launchAs(office, 'employee', flowId)
  const question = await (await office.as('li')).approvals.comment({ caseId, text: '发票呢？' })
  office.clock.pass(1000)
  await (await office.as('employee')).approvals.comment({ caseId, text: '在路上', replyTo: question.id })
  const { list } = await (await office.as('li')).approvals.comments({ caseId })

  expect(list.map(({ text, replyTo }) => [text, replyTo?.text ?? ''])).toEqual([
    ['在路上', '发票呢？'],
    ['发票呢？', ''],
  ])
  await expect((await office.as('wang')).approvals.comment({ caseId, text: '?' })).rejects.toMatchObject({
    code: 'approvals.notInvolved',
  })
})

test('an administrator ends a case that is already approved, and notes what happened outside', async () => {
  const flowId = await flowOf(approver(office, 'review', ['li']))
  const caseId = await launchAs(office, 'employee', flowId)
  await agreeAs(office, 'li', caseId)
  const { approvals } = await office.as('admin')
  await approvals.recordStep({ caseId, step: 'Payment Handled' })

  expect(await approvals.terminate({ caseId, opinion: '重复报销' })).toMatchObject({ status: 'terminated' })
  await expect((await office.as('li')).approvals.terminate({ caseId })).rejects.toMatchObject({
    code: 'session.administratorsOnly',
  })
  expect((await approvals.history({ caseId })).list.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Payment Handled', '重复报销']),
  )
})

test('a half-written opinion waits for its author and goes with the decision', async () => {
  const flowId = await flowOf(approver(office, 'review', ['li']))
  const caseId = await launchAs(office, 'employee', flowId)
  const taskId = await taskOf(office, 'li', caseId)
  const { approvals } = await office.as('li')
  await approvals.saveOpinion({ taskId, opinion: '我觉得' })
  expect((await approvals.open({ caseId })).opinion.draft).toBe('我觉得')
  await expect(
    (await office.as('wang')).approvals.saveOpinion({ taskId, opinion: '?' }),
  ).rejects.toMatchObject({ code: 'flow.taskNotYours' })
  await approvals.agree({ taskId })

  await expect(approvals.saveOpinion({ taskId, opinion: '晚了' })).rejects.toMatchObject({
    code: 'flow.taskClosed',
  })
})
