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
import { type Account, hours, type Office, openOffice, refusalOf } from '../../../test/index.ts'

/** Placed only in fields and columns that steps hide. */
const canary = 'canary-5b1e'
const hidden = { note: 'hidden', 'lines.item': 'hidden' } as const
let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const idOf = (account: Account) => office.company.people[account] ?? ''
let made = 0

/**
 * A flow whose `review` by Li hides what `pay` by finance sees; the hidden field is a list field of the
 * form.
 */
async function guarded(more: object = {}) {
  const form = expenseClaim(`guarded${++made}`)
  const fields = form.fields.map((field) => (field.key === 'note' ? { ...field, inList: true } : field))
  const review = approver(office, 'review', ['li'], {
    fields: hidden,
    addSigners: 1,
    assist: true,
    copyFreely: true,
    ...more,
  })
  const nodes = [start(), review, approver(office, 'pay', ['finance']), end]
  return publishFlow(office, chain(nodes), { ...form, fields })
}

const values = { ...claim, note: canary, lines: [{ id: 'a', item: canary, price: '1' }] }
const launched = (flowId: string) => launchAs(office, 'employee', flowId, values)

/** Returns everything that any call reveals of a case to a person. */
async function toldTo(account: Account, caseId: string): Promise<string> {
  const { approvals, notices, evidence } = await office.as(account)
  await office.settle()
  const lists = ['launched', 'toSign', 'toDo', 'doing', 'done', 'circulated'] as const
  const answers = [
    await approvals.open({ caseId }),
    await approvals.history({ caseId }),
    await approvals.comments({ caseId }),
    await approvals.exceptions({ caseId }),
    ...(await Promise.all(lists.map((list) => approvals.list({ list, pageSize: 200 })))),
    await approvals.list({ list: 'done', keyword: canary }),
    (await notices.list({ pageSize: 200 })).list,
  ]
  const { url } = await evidence.bundleCase({ caseId })
  expect((await fetch(new URL(url, await office.address()))).status).toBe(200)
  return JSON.stringify(answers)
}

const sees = async (account: Account, caseId: string) => (await toldTo(account, caseId)).includes(canary)

test('signers, helpers, readers of copies and successors see no more through a step than its own people', async () => {
  const { flowId } = await guarded()
  const caseId = await launched(flowId)
  const { approvals } = await office.as('li')
  const taskId = await taskOf(office, 'li', caseId)
  await approvals.assist({ taskId, userIds: [idOf('chen')], opinion: '请补充' })
  await approvals.copyTo({ taskId, userIds: [idOf('zhao')] })
  await approvals.addSigners({ taskId, userIds: [idOf('wang')], place: 'before' })
  for (const reader of ['li', 'chen', 'zhao', 'wang'] as const)
    expect(await sees(reader, caseId), reader).toBe(false)

  await agreeAs(office, 'wang', caseId)
  await approvals.transfer({ taskId, toUserId: idOf('director') })
  for (const reader of ['li', 'wang', 'director'] as const)
    expect(await sees(reader, caseId), reader).toBe(false)
  await agreeAs(office, 'director', caseId)
  expect([await sees('finance', caseId), await sees('employee', caseId)]).toEqual([true, true])
  expect(await sees('director', caseId)).toBe(false)
})

test('an agent sees what their principal sees, for as long as they may decide', async () => {
  const { flowId } = await guarded()
  const caseId = await launched(flowId)
  const li = await office.as('li')
  const [startsAt = '', endsAt = ''] = [office.clock(), office.clock() + hours(1)].map((at) =>
    new Date(at).toISOString(),
  )
  const { id } = await li.delegations.create({
    ...{ kind: 'agency', toUserIds: [idOf('wang')], flowIds: [flowId], startsAt, endsAt },
  })
  expect(await sees('wang', caseId)).toBe(false)
  await li.delegations.stop({ id })

  const { approvals, evidence } = await office.as('wang')
  expect(await refusalOf(approvals.open({ caseId }))).toBe('approvals.notInvolved')
  expect(await refusalOf(approvals.comments({ caseId }))).toBe('approvals.notInvolved')
  expect(await refusalOf(evidence.bundleCase({ caseId }))).toBe('approvals.notInvolved')
})

test('only people who see the case can be mentioned, and those whose turn has not come do not see it', async () => {
  const { flowId } = await guarded()
  const caseId = await launched(flowId)
  const { approvals } = await office.as('li')
  expect(await refusalOf(approvals.comment({ caseId, text: '请看', mentions: [idOf('wang')] }))).toBe(
    'approvals.mentionedNotInvolved',
  )
  for (const account of ['wang', 'finance'] as const)
    expect(await refusalOf((await office.as(account)).approvals.open({ caseId }))).toBe(
      'approvals.notInvolved',
    )
})

test('people whose turn never came see nothing afterwards, and those who were asked in vain still do', async () => {
  const oneByOne = approver(office, 'review', ['li', 'wang'], { voting: { mode: 'sequential' } })
  const { flowId } = await publishFlow(office, chain([start(), oneByOne, end]))
  const caseId = await launched(flowId)
  const { approvals } = await office.as('li')
  await approvals.reject({ taskId: await taskOf(office, 'li', caseId), opinion: '不行' })
  const wang = await office.as('wang')
  expect(await refusalOf(wang.approvals.open({ caseId }))).toBe('approvals.notInvolved')
  expect(await refusalOf(wang.evidence.bundleCase({ caseId }))).toBe('approvals.notInvolved')

  const anyOne = approver(office, 'review', ['li', 'wang'])
  const { flowId: raced } = await publishFlow(office, chain([start(), anyOne, end]))
  const decided = await launched(raced)
  await agreeAs(office, 'li', decided)
  expect((await wang.approvals.open({ caseId: decided })).status).toBe('approved')
})

test('fields hidden by a step stay hidden when the case migrates to a version without the step', async () => {
  const { flowId } = await guarded()
  const caseId = await launched(flowId)
  await agreeAs(office, 'li', caseId)
  const { approvals, flowDesign } = await office.as('admin')
  for (const instead of ['check', 'audit']) {
    const next = [start(), approver(office, instead, ['zhao']), approver(office, 'pay', ['finance']), end]
    await flowDesign.save({ id: flowId, name: instead, definition: { ...chain(next) } })
    await flowDesign.publish({ id: flowId })
    const { results } = await approvals.migrate({ flowId, caseIds: [caseId], opinion: '新版' })
    expect(results.map(({ refusal }) => refusal)).toEqual([''])
  }

  expect(await sees('li', caseId)).toBe(false)
  expect((await (await office.as('li')).approvals.open({ caseId })).values).toMatchObject({
    subject: claim.subject,
  })
})

test('no call stores a value in a field that the person may not write', async () => {
  const { flowId } = await guarded({ fields: { ...hidden, subject: 'write' } })
  const caseId = await launched(flowId)
  const { approvals } = await office.as('li')
  const taskId = await taskOf(office, 'li', caseId)
  const forged = { subject: '改', note: '伪造', amount: '1', lines: [{ id: 'a', item: '伪造', price: '9' }] }
  await approvals.assist({ taskId, userIds: [idOf('chen')], opinion: '' })
  const helps = { taskId: await taskOf(office, 'chen', caseId), values: forged }
  const helped = await (await office.as('chen')).approvals.help(helps)
  const agreed = await approvals.agree({ taskId, values: forged })
  for (const { ignored } of [helped, agreed])
    expect(ignored).toEqual(expect.arrayContaining(['note', 'amount', 'lines.0.item']))

  const finance = await office.as('finance')
  const payId = await taskOf(office, 'finance', caseId)
  await finance.approvals.return({ taskId: payId, to: 'start', opinion: '再看' })
  expect((await (await office.as('admin')).approvals.open({ caseId })).values).toMatchObject({
    ...{ subject: '改', note: canary, amount: '128.5' },
    lines: [{ item: canary, price: '1' }],
  })
})
