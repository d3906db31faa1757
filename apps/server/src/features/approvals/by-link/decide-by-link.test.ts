import { Writable } from 'node:stream'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  agreeAs,
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
import {
  hours,
  type MailServer,
  minutes,
  type Office,
  openMailOffice,
  openPushService,
  type PushService,
  password,
  refusalOf,
  seconds,
} from '../../../../test/index.ts'
import { hashToken, insertDecisionLink } from '../../../people/sessions/index.ts'

const lines: string[] = []
const log = pino(
  { level: 'trace' },
  new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  }),
)

let office: Office
let mails: MailServer
let service: PushService
let close: () => Promise<void>

type Node = Parameters<typeof chain>[0][number]
const flowOf = async (...nodes: readonly Node[]) =>
  (await publishFlow(office, chain([start(), ...nodes, end]))).flowId
let flowId: string

beforeAll(async () => {
  ;({ office, mails, close } = await openMailOffice({ log, publicUrl: 'https://office.signet.example' }))
  service = await openPushService()
  const { organization, channels } = await office.as('admin')
  const { li, wang } = office.company.people
  await organization.updateUser({ id: li, email: 'li@office.example' })
  await organization.updateUser({ id: wang, email: 'wang@office.example' })
  await channels.saveRules({ rules: { waiting: { mail: 'always' } } })
  await allow({ mail: true, push: true })
  flowId = await flowOf(approver(office, 'review', ['li'], { fields: { note: 'hidden' }, reason: true }))
})
afterAll(async () => {
  await close()
  await service.close()
})
beforeEach(async () => {
  await office.settle()
  mails.heard.length = 0
  service.pushed.splice(0)
})

const allow = async (value: object) => {
  const { settings } = await office.as('admin')
  const { groups } = await settings.list()
  const version = groups.find(({ group }) => group === 'decisionLinks')?.version ?? 0
  await settings.save({ group: 'decisionLinks', value: { hours: 48, ...value }, secrets: {}, version })
}
const letters = () =>
  Promise.all(mails.heard.map(async ({ text, to }) => ({ ...(await PostalMime.parse(text)), to: to[0] })))
const linkIn = (text = '') => /\/pages\/login\/decide#(\S+)/.exec(text)?.[1] ?? ''
const notified = async () => {
  await office.settle()
  office.clock.pass(seconds(15))
  await office.settle()
}
/** Launches a case, and returns it with the link of the mail to Li. */
const mailed = async (flow = flowId, values: Readonly<Record<string, unknown>> = claim) => {
  const caseId = await launchAs(office, 'employee', flow, values)
  await notified()
  const all = await letters()
  return { caseId, link: linkIn(all.at(-1)?.text) }
}
const links = () => office.client().decisionLinks
const attempt = (name = 'first') => `attempt-of-the-test-${name}`
const decideBy = async (link: string, more: object = {}) => {
  const { seen } = await links().open({ link })
  return links().decide({ link, decision: 'agree', seen, attempt: attempt(), ...more })
}

test('a mail about a waiting task carries a link that shows the case to its person and decides nothing', async () => {
  const { caseId, link } = await mailed(flowId, { ...claim, note: 'for the board only' })
  expect((await letters())[0]?.html).toContain(`/pages/login/decide#${link}`)
  const opened = await links().open({ link })
  expect(opened).toMatchObject({
    caseId,
    nodeName: 'review',
    need: '',
    asksReason: true,
    mayReject: true,
    principal: null,
    person: { id: office.company.people.li },
    starter: { id: office.company.people.employee },
  })
  expect(opened.fields).toEqual([
    { label: '事由', text: '出差' },
    { label: '金额', text: '128.50' },
  ])
  expect(JSON.stringify(opened)).not.toContain('for the board only')
  await links().open({ link })
  expect(await statusOf(office, caseId)).toBe('running')
})

test('it decides once, by the same rules, and the history says how', async () => {
  const { caseId, link } = await mailed()
  expect(await refusalOf(decideBy(link, { decision: 'reject' }))).toBe('flow.reasonRequired')
  expect(await decideBy(link, { opinion: 'fine' })).toMatchObject({ caseId, decision: 'agree' })

  const { status, route } = await (await office.as('employee')).approvals.open({ caseId })
  expect(status).toBe('approved')
  expect(route.flatMap(({ people }) => people)).toContainEqual(
    expect.objectContaining({ decision: 'agreed', opinion: 'fine', automatic: 'byMail', isAutomatic: false }),
  )
  expect(await refusalOf(links().open({ link }))).toBe('decisionLinks.used')
  expect(
    await refusalOf(links().decide({ link, decision: 'agree', seen: '', attempt: attempt('other') })),
  ).toBe('decisionLinks.used')
})

test('a repetition of the same attempt gets the same answer; of two uses at once one decides', async () => {
  const { caseId, link } = await mailed()
  const { seen } = await links().open({ link })
  const attempts = ['a', 'b', 'c', 'd'].map((name) =>
    refusalOf(links().decide({ link, decision: 'agree', seen, attempt: attempt(name) })),
  )
  const answers = await Promise.all(attempts)
  expect(answers.toSorted()).toEqual([
    'decisionLinks.used',
    'decisionLinks.used',
    'decisionLinks.used',
    'not refused',
  ])
  const name = ['a', 'b', 'c', 'd'][answers.indexOf('not refused')]
  const again = await links().decide({ link, decision: 'agree', seen, attempt: attempt(name) })
  expect(again).toMatchObject({ caseId, decision: 'agree' })
  const { rows } = await historyOf(caseId)
  expect(rows.filter(({ type }) => type === 'taskAgreed')).toHaveLength(1)
})

const historyOf = async (caseId: string) => {
  const { list: rows, isIntact } = await (await office.as('employee')).approvals.history({ caseId })
  expect(isIntact).toBe(true)
  return { rows }
}

test('a link ends with its task: decided elsewhere or transferred meanwhile', async () => {
  const decided = await mailed()
  await agreeAs(office, 'li', decided.caseId)
  expect(await refusalOf(links().open({ link: decided.link }))).toBe('decisionLinks.taskOver')

  const transferred = await mailed()
  const { seen } = await links().open({ link: transferred.link })
  const taskId = await taskOf(office, 'li', transferred.caseId)
  await (await office.as('li')).approvals.transfer({ taskId, toUserId: office.company.people.wang })
  const late = { link: transferred.link, decision: 'agree', seen, attempt: attempt() } as const
  expect(await refusalOf(links().decide(late))).toBe('decisionLinks.taskOver')
  await notified()
  const ofWang = (await letters()).filter(({ to }) => to === 'wang@office.example')
  const { person } = await links().open({ link: linkIn(ofWang[0]?.text) })
  expect(person.id).toBe(office.company.people.wang)
})

test('what was shown is what is decided on', async () => {
  const { link } = await mailed()
  const { seen } = await links().open({ link })
  expect(seen).not.toBe('')
  expect(await refusalOf(links().decide({ link, decision: 'agree', seen: 'else', attempt: attempt() }))).toBe(
    'request.changedMeanwhile',
  )
  expect(await refusalOf(decideBy(link))).toBe('not refused')
})

test('a link ends in time, when its person is out everywhere, and when the company turns it off', async () => {
  const late = await mailed()
  office.clock.pass(hours(49))
  expect(await refusalOf(links().open({ link: late.link }))).toBe('decisionLinks.expired')

  const { link } = await mailed()
  await (await office.as('li')).account.changePassword({
    oldPassword: password,
    password: 'magnolia in bloom',
  })
  expect(await refusalOf(links().open({ link }))).toBe('decisionLinks.ended')
  expect(await refusalOf(links().decide({ link, decision: 'agree', seen: '', attempt: attempt() }))).toBe(
    'decisionLinks.ended',
  )

  const other = await mailed()
  await allow({ mail: false, push: true })
  expect(await refusalOf(links().open({ link: other.link }))).toBe('decisionLinks.off')
  mails.heard.length = 0
  expect((await mailed()).link).toBe('')
  await allow({ mail: true, push: true })
  expect(await refusalOf(links().open({ link: other.link }))).toBe('not refused')
})

test('a link of a company opens nothing of another, and nothing is found by a wrong one', async () => {
  const { link } = await mailed()
  const secret = link.slice(link.indexOf('.') + 1)
  for (const wrong of [`other.${secret}`, `gone.${secret}`, secret, `demo.${'A'.repeat(43)}`, 'demo.'])
    expect(await refusalOf(links().open({ link: wrong }))).toBe('decisionLinks.notFound')
})

/** Gives the task a link all the same, as one that was sent before the step was changed. */
async function expectLeadToCase(flow: string, need: 'input' | 'identity') {
  const { caseId, link: none } = await mailed(flow)
  expect(none).toBe('')

  const secret = need.padEnd(43, 'S')
  await insertDecisionLink(office.db.tenant('demo'), {
    ...{
      hash: hashToken(secret),
      personId: office.company.people.li,
      caseId,
      channel: 'mail',
      session: null,
    },
    taskId: await taskOf(office, 'li', caseId),
    ...{ sentAt: new Date(office.clock()).toISOString(), expiresAt: '2999-01-01T00:00:00.000Z' },
  })
  const link = `demo.${secret}`
  expect(await links().open({ link })).toMatchObject({ need, caseId })
  expect(await refusalOf(decideBy(link))).toBe('decisionLinks.needsCase')
  expect(await statusOf(office, caseId)).toBe('running')
}

test('a step that needs more than words gets no link, and an older link leads to the case', async () => {
  await expectLeadToCase(await flowOf(approver(office, 'review', ['li'], { signature: 'required' })), 'input')
})

test('a step that asks who decides gets no link where the form meets its condition', async () => {
  const asking = (condition: string) =>
    flowOf(approver(office, 'review', ['li'], { identity: { rule: 'condition', condition } }))
  await expectLeadToCase(await asking('amount > 100'), 'identity')
  const { caseId, link } = await mailed(await asking('amount > 1000'))
  await decideBy(link)
  expect(await statusOf(office, caseId)).toBe('approved')
})

test('only the hash of a link is kept, and no line of the log has its token', async () => {
  const { link } = await mailed()
  await decideBy(link, { opinion: 'fine' })
  await refusalOf(links().open({ link }))
  const secret = link.slice(link.indexOf('.') + 1)
  const db = office.db.tenant('demo')
  const kept = [
    await db.selectFrom('decisionLink').selectAll().execute(),
    await db.selectFrom('messageDelivery').selectAll().execute(),
    await db.selectFrom('notice').selectAll().execute(),
  ]
  expect(JSON.stringify(kept)).not.toContain(secret)
  expect(lines.join('')).not.toContain(secret)
})

test('a pushed message has a link of its own, which ends with the session of its browser', async () => {
  const { channels } = await office.as('admin')
  await channels.saveRules({ rules: { waiting: { push: 'always' } } })
  const { token } = await office.client().session.login({ account: 'wang', password })
  const wang = office.client({ Authorization: token })
  await wang.channels.subscribe(service.subscription('phone'))
  const flow = await flowOf(approver(office, 'review', ['wang']))
  const push = async () => {
    const caseId = await launchAs(office, 'employee', flow)
    await notified()
    const payload = service.pushed.at(-1)?.payload as { decide?: { path: string; title: string } } | undefined
    return { caseId, link: linkIn(payload?.decide?.path), title: payload?.decide?.title }
  }
  const first = await push()
  expect(first.title).toBe('立即审批')
  await decideBy(first.link)
  const { route } = await wang.approvals.open({ caseId: first.caseId })
  expect(route.flatMap(({ people }) => people)).toContainEqual(
    expect.objectContaining({ automatic: 'byPush' }),
  )

  const second = await push()
  await wang.session.logout()
  office.clock.pass(minutes(1))
  expect(await refusalOf(links().open({ link: second.link }))).toBe('decisionLinks.ended')
})
