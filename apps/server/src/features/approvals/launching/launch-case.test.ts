import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  flowId = (await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))).flowId
})
afterAll(() => office.close())

test('the record of a claim is stored in the table of its form, exact to the cent', async () => {
  const lines = [
    { id: 'r1', item: '火车', price: '99999999999999.99' },
    { id: 'r2', item: '酒店', price: '0.1' },
  ]
  const values = {
    subject: '上海',
    amount: '0.30',
    spentOn: '2026-01-31',
    companion: office.company.people.li,
    note: '',
    lines,
  }
  const caseId = await launchAs(office, 'employee', flowId, values)
  const { approvals } = await office.as('employee')

  expect((await approvals.open({ caseId })).values).toEqual({ ...values, amount: '0.3' })
  expect((await approvals.open({ caseId })).names).toEqual({ people: { [office.company.people.li]: '李伟' } })
})

test('a claim without its subject is refused, says where, and leaves nothing', async () => {
  const { approvals } = await office.as('employee')
  const before = await approvals.counts()

  await expect(approvals.launch({ flowId, values: { amount: 'a lot' } })).rejects.toMatchObject({
    code: 'form.valuesRefused',
    problems: [
      { path: 'subject', code: 'form.required' },
      { path: 'amount', code: 'form.wrongType' },
    ],
  })
  expect(await approvals.counts()).toEqual(before)
})

test('a half-filled claim is kept as a draft that no one else sees, and launched later', async () => {
  const { approvals } = await office.as('li')
  const { caseId, status } = await approvals.saveDraft({ flowId, values: { amount: '5' } })
  expect(status).toBe('draft')
  await approvals.updateDraft({ caseId, values: { subject: '书' }, urgency: 'urgent' })
  expect((await approvals.open({ caseId })).allowed).toMatchObject({
    launch: true,
    remove: true,
    urge: false,
  })
  await expect((await office.as('manager')).approvals.open({ caseId })).rejects.toMatchObject({
    code: 'approvals.notInvolved',
  })

  await approvals.launchAgain({ caseId, values: {}, urgency: 'urgent' })
  expect(await approvals.open({ caseId })).toMatchObject({
    status: 'running',
    urgency: 'urgent',
    values: { subject: '书', amount: '5' },
  })
})

test('a draft is deleted with its record', async () => {
  const { approvals } = await office.as('li')
  const { caseId } = await approvals.saveDraft({ flowId, values: { subject: '不要了' } })
  await approvals.remove({ caseId })

  await expect(approvals.open({ caseId })).rejects.toMatchObject({ code: 'approvals.notInvolved' })
  expect(
    await office.db.tenant('demo').selectFrom('flowEvent').where('caseId', '=', caseId).selectAll().execute(),
  ).toEqual([])
})

test('a returned claim deleted by its starter leaves their list and stays with the person who returned it', async () => {
  const caseId = await launchAs(office, 'li', flowId)
  const manager = await office.as('manager')
  await manager.approvals.return({
    taskId: await taskOf(office, 'manager', caseId),
    to: 'start',
    opinion: '缺发票',
  })
  const li = await office.as('li')
  await li.approvals.remove({ caseId })

  await expect(li.approvals.open({ caseId })).rejects.toMatchObject({ code: 'approvals.caseNotFound' })
  expect((await manager.approvals.list({ list: 'done' })).list.map((card) => card.caseId)).toContain(caseId)
  await expect(li.approvals.launchAgain({ caseId, values: {} })).rejects.toMatchObject({
    code: 'flow.caseDeleted',
  })
})

test('the same launch sent twice, even simultaneously, is one case', async () => {
  const { approvals } = await office.as('wang')
  const twins = await Promise.all(
    ['twin', 'twin'].map((key) => approvals.launch({ flowId, values: claim }, { key })),
  )
  const later = await approvals.launch({ flowId, values: claim }, { key: 'twin' })

  expect(twins[0]).toEqual(twins[1])
  expect(later).toEqual(twins[0])
  expect(await approvals.counts()).toMatchObject({ launched: 1 })
})

test('a field that the start may not write is reported as ignored and not stored', async () => {
  const flow = chain([start({ fields: { note: 'read' } }), approver(office, 'review', ['manager']), end])
  const { flowId: strict } = await publishFlow(office, flow)
  const { approvals } = await office.as('employee')
  const { caseId, ignored } = await approvals.launch({
    flowId: strict,
    values: { ...claim, note: '偷偷写的' },
  })

  expect(ignored).toEqual(['note'])
  expect((await approvals.open({ caseId })).values['note']).toBe('')
})

test('a person who does not exist cannot be chosen, and a file of another person cannot be attached', async () => {
  const { approvals } = await office.as('employee')
  await expect(approvals.launch({ flowId, values: { ...claim, companion: 'nobody' } })).rejects.toMatchObject(
    {
      code: 'form.valuesRefused',
    },
  )
  const caseId = await launchAs(office, 'employee', flowId)
  const file = { fileId: 'not-mine', name: 'a.pdf', size: 1, type: 'application/pdf' }
  await expect(approvals.comment({ caseId, text: '看附件', attachments: [file] })).rejects.toMatchObject({
    code: 'files.notFound',
  })
})

test('only the group that may launch finds the flow, opens it and launches it', async () => {
  const launchers = [{ kind: 'group' as const, ids: [office.company.groups.committee] }]
  const flow = chain([start({ launchers }), approver(office, 'review', ['manager']), end])
  const { flowId: closed } = await publishFlow(office, flow)
  const [li, wang] = [await office.as('li'), await office.as('wang')]
  const found = async ({ approvals }: typeof li) =>
    (await approvals.launchableFlows({})).list.map(({ id }) => id)

  expect(await found(li)).toContain(closed)
  expect(await found(wang)).not.toContain(closed)
  await expect(wang.approvals.openLaunch({ flowId: closed })).rejects.toMatchObject({
    code: 'flow.mayNotLaunch',
  })
  await expect(wang.approvals.launch({ flowId: closed, values: claim })).rejects.toMatchObject({
    code: 'flow.mayNotLaunch',
  })
  await expect(wang.approvals.openLaunch({ flowId: 'none' })).rejects.toMatchObject({
    code: 'flow.mayNotLaunch',
  })
})

test('a favourite shows how often it was launched', async () => {
  const { flowId: liked } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['manager']), end]),
  )
  const { approvals } = await office.as('zhao')
  await approvals.setFavourite({ flowId: liked, isFavourite: true })
  await launchAs(office, 'zhao', liked)

  expect((await approvals.launchableFlows({ favourites: 'yes' })).list).toMatchObject([
    { id: liked, timesUsed: 1, isFavourite: true },
  ])
  await approvals.setFavourite({ flowId: liked, isFavourite: false })
  expect((await approvals.launchableFlows({ favourites: 'yes' })).list).toEqual([])
})

test('before launching, the route shows who will get the case and why', async () => {
  const { approvals } = await office.as('employee')
  const { steps } = await approvals.previewRoute({ flowId, values: claim })

  expect(steps).toMatchObject([
    { node: 'review', state: 'toCome', people: [{ person: { name: '孙经理' } }], because: ['people'] },
  ])
})

test('a starter withdraws an untouched claim, corrects it and sends it again', async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  const { approvals } = await office.as('employee')

  expect(await approvals.recall({ caseId })).toMatchObject({ status: 'recalled' })
  expect(
    (await (await office.as('manager')).approvals.list({ list: 'doing' })).list.map((card) => card.caseId),
  ).not.toContain(caseId)
  expect(await approvals.launchAgain({ caseId, values: { amount: '9' } })).toMatchObject({
    status: 'running',
  })
  expect(await statusOf(office, caseId)).toBe('running')
})
