import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
import { hours, minutes, type Office, openOffice } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const idOf = (account: 'admin' | 'li' | 'wang' | 'zhao' | 'employee') => office.company.people[account] ?? ''
const reviewed = async () =>
  (await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))).flowId
const wishFor = (flowId: string, ...to: ('admin' | 'li' | 'wang' | 'zhao')[]) => ({
  kind: 'agency' as const,
  toUserIds: to.map(idOf),
  flowIds: [flowId],
  startsAt: new Date(office.clock()).toISOString(),
  endsAt: new Date(office.clock() + hours(8)).toISOString(),
  note: 'Customers in Hangzhou',
})
const ask = async (isAsked: boolean) =>
  (await office.as('admin')).delegations.setRules({ entrustAsks: false, agencyAsks: isAsked })

/** Returns a person's notices about delegations, newest first, with the list each links to. */
async function toldTo(account: 'li' | 'wang' | 'zhao') {
  await office.settle()
  const { notices } = await office.as(account)
  const { list } = await notices.list({})
  const ofDelegations = list.filter(({ flowType }) => flowType === 2)
  return Promise.all(
    ofDelegations.map(async ({ id, title }) => {
      const { bodyText } = await notices.read({ id })
      return [title, JSON.parse(bodyText).type]
    }),
  )
}

test('where receivers must accept, Wang decides for Li only after accepting, and both are notified', async () => {
  await ask(true)
  const flowId = await reviewed()
  const [li, wang] = [await office.as('li'), await office.as('wang')]
  const caseId = await launchAs(office, 'employee', flowId)
  const taskId = await taskOf(office, 'li', caseId)
  const { id } = await li.delegations.create(wishFor(flowId, 'wang'))
  expect(await wang.delegations.open({ id })).toMatchObject({
    status: 'waiting',
    may: { edit: false, remove: false, stop: false, accept: true, refuse: true },
  })
  await expect(wang.approvals.agree({ taskId })).rejects.toMatchObject({ code: 'flow.taskNotYours' })

  await wang.delegations.answer({ id, answer: 'accepted' })
  expect(await wang.approvals.agree({ taskId })).toMatchObject({ status: 'approved' })
  expect((await toldTo('wang'))[0]).toEqual(['李伟请您代为审批，等待您确认', 4])
  expect((await toldTo('li'))[0]).toEqual(['王芳接受了您的审批代理', 3])
  await expect(wang.delegations.answer({ id, answer: 'accepted' })).rejects.toMatchObject({
    code: 'delegations.answered',
  })
})

test('a delegation can be changed and deleted until it is accepted, and then only stopped', async () => {
  await ask(true)
  const [flowId, other] = [await reviewed(), await reviewed()]
  const [li, zhao] = [await office.as('li'), await office.as('zhao')]
  const { id } = await li.delegations.create(wishFor(flowId, 'wang'))
  await li.delegations.edit({ id, ...wishFor(other, 'zhao'), note: 'Training' })
  expect(await li.delegations.open({ id })).toMatchObject({
    note: 'Training',
    to: [{ person: { id: idOf('zhao') }, answer: 'open' }],
    flows: [{ id: other }],
    may: { edit: true, remove: true, stop: false },
  })
  await expect((await office.as('wang')).delegations.open({ id })).rejects.toMatchObject({
    code: 'delegations.notFound',
  })

  await zhao.delegations.answer({ id, answer: 'accepted' })
  for (const action of [
    () => li.delegations.edit({ id, ...wishFor(flowId, 'wang') }),
    () => li.delegations.remove({ id }),
  ])
    await expect(action()).rejects.toMatchObject({ code: 'delegations.accepted' })
  await li.delegations.stop({ id })
  await expect(zhao.delegations.answer({ id, answer: 'refused' })).rejects.toMatchObject({
    code: 'delegations.alreadyOver',
  })

  const second = await li.delegations.create(wishFor(flowId, 'wang'))
  await expect(zhao.delegations.remove(second)).rejects.toMatchObject({ code: 'delegations.notFound' })
  await li.delegations.remove(second)
  await expect(li.delegations.open(second)).rejects.toMatchObject({ code: 'delegations.notFound' })
})

test('a delegation that all have refused ends at once and no longer blocks others', async () => {
  await ask(true)
  const flowId = await reviewed()
  const [li, wang, zhao] = [await office.as('li'), await office.as('wang'), await office.as('zhao')]
  const { id } = await li.delegations.create(wishFor(flowId, 'wang', 'zhao'))
  await wang.delegations.answer({ id, answer: 'refused' })
  expect((await li.delegations.open({ id })).status).toBe('waiting')
  await zhao.delegations.answer({ id, answer: 'refused' })

  expect(await li.delegations.open({ id })).toMatchObject({ status: 'refused', may: { remove: true } })
  await expect(zhao.delegations.answer({ id, answer: 'accepted' })).rejects.toMatchObject({
    code: 'delegations.answered',
  })
  await li.delegations.create(wishFor(flowId, 'wang'))
})

test('at the end of a delegation the task is Wang’s alone again, and its people are notified once', async () => {
  await ask(false)
  const review = approver(office, 'review', ['wang'])
  const { flowId } = await publishFlow(office, chain([start(), review, end]))
  const [wang, zhao] = [await office.as('wang'), await office.as('zhao')]
  const taskId = await taskOf(office, 'wang', await launchAs(office, 'employee', flowId))
  const { id } = await wang.delegations.create(wishFor(flowId, 'zhao'))
  office.clock.pass(hours(8))
  await expect(zhao.approvals.agree({ taskId })).rejects.toMatchObject({ code: 'flow.taskNotYours' })
  expect((await wang.delegations.open({ id })).status).toBe('over')

  await office.app.jobs.runDue()
  office.clock.pass(minutes(2))
  await office.app.jobs.runDue()
  const ended = (noticesOfAll: readonly unknown[][], title: string) =>
    noticesOfAll.filter(([one]) => one === title)
  expect(ended(await toldTo('zhao'), '您已不再代王芳审批')).toEqual([['您已不再代王芳审批', 4]])
  expect(ended(await toldTo('wang'), '您的审批代理已结束，待办由您本人处理')).toHaveLength(1)
  expect(await wang.approvals.agree({ taskId })).toMatchObject({ status: 'approved' })
})

test('administrators neither delegate nor are delegated to, and only they set the rule', async () => {
  const flowId = await reviewed()
  const [admin, li] = [await office.as('admin'), await office.as('li')]
  await expect(admin.delegations.create(wishFor(flowId, 'li'))).rejects.toMatchObject({
    code: 'delegations.byAdministrator',
  })
  await expect(li.delegations.create(wishFor(flowId, 'admin'))).rejects.toMatchObject({
    code: 'delegations.toAdministrator',
  })
  await expect(li.delegations.setRules({ entrustAsks: true, agencyAsks: true })).rejects.toMatchObject({
    code: 'session.administratorsOnly',
  })
  await ask(true)
  expect(await li.delegations.rules()).toEqual({ entrustAsks: false, agencyAsks: true })
  expect((await li.delegations.flows()).list.map(({ id }) => id)).toContain(flowId)
})

test('the colleagues to choose from are those who may receive a delegation', async () => {
  const { admin, li, wang } = office.company.people
  const { delegations } = await office.as('li')
  const ids = (await delegations.receivers({ pageSize: 200 })).list.map(({ id }) => id)

  expect(ids).toContain(wang)
  expect(ids).not.toContain(li)
  expect(ids).not.toContain(admin)
})

test('a delegation cannot end in the past', async () => {
  const wish = wishFor(await reviewed(), 'wang')
  office.clock.pass(hours(9))
  const { delegations } = await office.as('li')
  await expect(delegations.create(wish)).rejects.toMatchObject({ code: 'delegations.alreadyOver' })
})
