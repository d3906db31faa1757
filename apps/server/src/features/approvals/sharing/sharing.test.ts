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
} from '../../../../test/company-flows.ts'
import { type Account, days, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

const canary = 'canary-51bd'
let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  const review = approver(office, 'review', ['li'], { fields: { note: 'hidden' } })
  const pay = approver(office, 'pay', ['finance'])
  flowId = (await publishFlow(office, chain([start(), review, pay, end]))).flowId
})
afterAll(() => office.close())

const launched = () => launchAs(office, 'employee', flowId, { ...claim, note: canary })
const idOf = (account: Account) => office.company.people[account]
const access = async (account: Account) => (await office.as(account)).caseAccess
const opened = async (account: Account, caseId: string) => {
  const { approvals } = await office.as(account)
  return approvals.open({ caseId })
}
const whyNot = (account: Account, caseId: string) => refusalOf(opened(account, caseId))
const noticesOf = async (account: Account) => {
  await office.settle()
  return (await (await office.as(account)).notices.list({})).list.map(({ title }) => title)
}
const share = async (by: Account, caseId: string, to: Account, lastDay: string | null = null) =>
  (await access(by)).share({ caseId, userIds: [idOf(to)], lastDay })

test('a request that is closed and an id of none are answered alike, also when asked for', async () => {
  const caseId = await launched()
  const { accessRequests: zhao } = await office.as('zhao')
  for (const id of [caseId, 'nothing']) {
    expect(await whyNot('zhao', id)).toBe('approvals.notInvolved')
    expect(await zhao.explain({ kind: 'case', id })).toMatchObject({ isAsked: false })
    await zhao.ask({ kind: 'case', id, reason: '对账' })
  }
  const [ofCase, ofNothing] = [
    await zhao.explain({ kind: 'case', id: caseId }),
    await zhao.explain({ kind: 'case', id: 'nothing' }),
  ]
  expect(ofCase).toEqual(ofNothing)
  expect(ofCase).toEqual({ isAsked: true, grantors: [expect.objectContaining({ id: idOf('admin') })] })
})

test('starter, holder and administrators hear once of a request, and a grant answers it', async () => {
  const caseId = await launched()
  const { accessRequests } = await office.as('zhao')
  const ask = () => accessRequests.ask({ kind: 'case', id: caseId })
  await Promise.all([ask(), ask()])
  await ask()
  for (const account of ['employee', 'li', 'admin'] as const)
    expect(
      (await noticesOf(account)).filter((title) => title.startsWith('赵敏申请查看')).length,
    ).toBeGreaterThan(0)
  const { requests } = await (await access('employee')).shares({ caseId })
  expect(requests.map(({ person }) => person.id)).toEqual([idOf('zhao')])

  await Promise.all([share('employee', caseId, 'zhao'), share('li', caseId, 'zhao')])
  expect(await opened('zhao', caseId)).toMatchObject({ caseId, mayShare: false, status: 'running' })
  expect((await noticesOf('zhao')).filter((title) => title.includes('向您开放了'))).toHaveLength(1)
  const { list, requests: left } = await (await access('li')).shares({ caseId })
  expect([list.length, left]).toEqual([1, []])
  expect(await refusalOf(ask())).toBe('accessRequests.hasAccess')
})

test('a share shows what the person who gives it sees of the form, and lets nothing be done', async () => {
  const [byStarter, byHolder] = [await launched(), await launched()]
  await share('employee', byStarter, 'zhao')
  await share('li', byHolder, 'zhao')
  expect((await opened('zhao', byStarter)).values).toMatchObject({ note: canary })
  expect(JSON.stringify(await opened('zhao', byHolder))).not.toContain(canary)

  const { allowed } = await opened('zhao', byStarter)
  const given = Object.entries(allowed).filter(([, value]) => value === true)
  expect(given).toEqual([])
  const { approvals, caseAccess } = await office.as('zhao')
  expect(await refusalOf(approvals.comment({ caseId: byStarter, text: '?' }))).toBe('caseAccess.readOnly')
  expect(await refusalOf(approvals.recall({ caseId: byStarter }))).toBe('flow.notYourCase')
  expect(await refusalOf(caseAccess.share({ caseId: byStarter, userIds: [idOf('wang')] }))).toBe(
    'caseAccess.mayNotShare',
  )
})

test('a share ends when it is taken back, and after its last day', async () => {
  const caseId = await launched()
  const today = new Date(office.clock()).toISOString().slice(0, 10)
  await share('employee', caseId, 'zhao')
  await share('admin', caseId, 'wang', today)
  expect(await whyNot('wang', caseId)).toBe('not refused')

  const employee = await access('employee')
  const { list } = await employee.shares({ caseId })
  const { id: shareId = '' } = list.find(({ person }) => person.id === idOf('zhao')) ?? {}
  await employee.endShare({ caseId, shareId })
  expect(await whyNot('zhao', caseId)).toBe('approvals.notInvolved')
  expect(await refusalOf(employee.endShare({ caseId, shareId }))).toBe('caseAccess.shareNotFound')

  office.clock.pass(days(2))
  expect(await whyNot('wang', caseId)).toBe('approvals.notInvolved')
  const states = (await (await access('admin')).shares({ caseId })).list.map(({ state }) => state)
  expect(states.toSorted()).toEqual(['ended', 'over'])
})

test('readers have a list of what is shared with them, with its end, until it ends', async () => {
  const caseId = await launched()
  const today = new Date(office.clock()).toISOString().slice(0, 10)
  await share('employee', caseId, 'director', today)
  const director = await access('director')
  expect((await director.sharedWithMe({})).list).toMatchObject([
    { caseId, givenBy: { id: idOf('employee') }, until: expect.any(String) },
  ])
  expect((await (await access('li')).sharedWithMe({})).list).toEqual([])
  office.clock.pass(days(2))
  expect((await director.sharedWithMe({})).list).toEqual([])
})

test('who decided, who only reads and people outside share nothing; a draft is shared by none', async () => {
  const caseId = await launched()
  await agreeAs(office, 'li', caseId)
  for (const [account, refusal] of [
    ['li', 'caseAccess.mayNotShare'],
    ['zhao', 'approvals.notInvolved'],
  ] as const)
    expect(await refusalOf(share(account, caseId, 'wang'))).toBe(refusal)
  const { caseId: draft } = await (await office.as('employee')).approvals.saveDraft({ flowId, values: claim })
  expect(await refusalOf(share('employee', draft, 'wang'))).toBe('caseAccess.mayNotShare')
})

test('a declined request says nothing of the request or its people, and is answered once', async () => {
  const caseId = await launched()
  await (await office.as('zhao')).accessRequests.ask({ kind: 'case', id: caseId })
  const decline = async (by: Account) =>
    (await access(by)).decline({ caseId, userId: idOf('zhao'), reason: '' })
  const answers = await Promise.allSettled([decline('employee'), decline('li')])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await noticesOf('zhao')).toContain('您申请查看的单据没有向您开放')
  expect(await whyNot('zhao', caseId)).toBe('approvals.notInvolved')
})

test('neither people of other companies nor another tenant are shared with, and past days are refused', async () => {
  const caseId = await launched()
  const { externals } = await office.as('admin')
  const day = new Date(office.clock() + 10 * 86_400_000).toISOString().slice(0, 10)
  const guest = { realName: '周客', account: 'guest', company: '供应商', purpose: '审计', lastDay: day }
  const { id } = await externals.invite(guest)
  const employee = await access('employee')
  for (const userIds of [[id], ['unknown']])
    expect(await refusalOf(employee.share({ caseId, userIds }))).toBe('caseAccess.personUnknown')
  expect(await refusalOf(share('employee', caseId, 'zhao', '2020-01-01'))).toBe('caseAccess.dayOver')

  const { caseAccess } = await office.other.as('admin')
  expect(await refusalOf(caseAccess.shares({ caseId }))).toBe('approvals.caseNotFound')
})
