import { contract } from '@signet/contract'
import type { InjectOptions } from 'fastify'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
} from '../../../../test/company-flows.ts'
import { type MailServer, minutes, type Office, openMailOffice, seconds } from '../../../../test/index.ts'

const host = 'office.signet.example'
let office: Office
let mails: MailServer
let close: () => Promise<void>
let flowId: string

beforeAll(async () => {
  ;({ office, mails, close } = await openMailOffice({ publicUrl: `https://${host}`, unlimited: false }))
  const { organization, channels, settings } = await office.as('admin')
  await organization.updateUser({ id: office.company.people.li, email: 'li@office.example' })
  await channels.saveRules({ rules: { waiting: { mail: 'always' } } })
  const value = { mail: true, push: true, hours: 48 }
  await settings.save({ group: 'decisionLinks', value, secrets: {}, version: 0 })
  ;({ flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end])))
})
afterAll(() => close())
beforeEach(async () => {
  await office.settle()
  // Every count begins anew.
  office.clock.pass(minutes(2))
  mails.heard.length = 0
})

/** Launches a case, and returns it with the link of the mail to Li. */
const mailed = async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  await office.settle()
  office.clock.pass(seconds(15))
  await office.settle()
  const { text } = await PostalMime.parse(mails.heard.at(-1)?.text ?? '')
  return { caseId, link: /\/pages\/login\/decide#(\S+)/.exec(text ?? '')?.[1] ?? '' }
}

type Body = Readonly<Record<string, unknown>>
type From = Readonly<{ address: string; more?: InjectOptions['headers'] }>

/** Calls as somebody at an address of the internet; returns what became of it. */
const call = async (path: 'open' | 'decide', body: Body, { address, more = {} }: From) => {
  const { method, path: url } = contract.decisionLinks[path]
  const answered = await office.app.http.inject({
    method,
    url,
    remoteAddress: address,
    headers: { 'content-type': 'application/json', ...more },
    payload: JSON.stringify(body),
  })
  const { code, data } = answered.json()
  return { code, refusal: data?.refusal ?? '', data, wait: answered.headers['retry-after'] }
}
const here = { address: '198.51.100.7' }
const elsewhere = { address: '203.0.113.20' }
const guess = (turn: number) => `demo.${String(turn).padStart(43, 'x')}`
const count = (outcomes: readonly Readonly<{ refusal: string }>[]) => {
  const counts: Record<string, number> = {}
  for (const { refusal } of outcomes) counts[refusal] = (counts[refusal] ?? 0) + 1
  return counts
}
const turns = (most: number) => Array.from({ length: most }, (_, turn) => turn)

describe('guessing', () => {
  test('of links, one after another, ends with a wait for the whole address, also for a right one', async () => {
    const { link } = await mailed()
    const outcomes: Awaited<ReturnType<typeof call>>[] = []
    for (const turn of turns(70)) outcomes.push(await call('open', { link: guess(turn) }, here))
    expect(count(outcomes)).toEqual({ 'decisionLinks.notFound': 60, 'request.tooMany': 10 })
    expect(Number(outcomes.at(-1)?.wait)).toBeGreaterThan(0)
    expect((await call('open', { link }, here)).refusal).toBe('request.tooMany')

    expect((await call('open', { link }, elsewhere)).code).toBe(200)
    office.clock.pass(minutes(1))
    expect((await call('open', { link }, here)).code).toBe(200)
  })

  test('in parallel gets no more answers, and decides nothing', async () => {
    const { caseId } = await mailed()
    const attempt = 'attempt-of-the-guess'
    const outcomes = await Promise.all(
      turns(120).map((turn) =>
        call('decide', { link: guess(turn), decision: 'agree', seen: '', attempt }, here),
      ),
    )
    expect(count(outcomes)).toEqual({ 'decisionLinks.notFound': 30, 'request.tooMany': 90 })
    expect(await statusOf(office, caseId)).toBe('running')
  })

  test('with invented sessions and forwarded addresses opens no new count', async () => {
    const outcomes = await Promise.all(
      turns(80).map((turn) =>
        call(
          'open',
          { link: guess(turn) },
          {
            ...here,
            more: { authorization: `invented ${turn}`, 'x-forwarded-for': `203.0.113.${turn}` },
          },
        ),
      ),
    )
    expect(count(outcomes)).toEqual({ 'decisionLinks.notFound': 60, 'request.tooMany': 20 })
  })

  test('from many addresses of one network of IPv6 is one count', async () => {
    const outcomes = await Promise.all(
      turns(80).map((turn) =>
        call('open', { link: guess(turn) }, { address: `2001:db8:1:2::${turn.toString(16)}` }),
      ),
    )
    expect(count(outcomes)['request.tooMany']).toBe(20)
  })

  test('of companies says the same of one that exists and of none', async () => {
    const outcomes = await Promise.all(
      ['demo', 'nowhere', 'platform', '..', ''].map((tenant) =>
        call('open', { link: `${tenant}.${'x'.repeat(43)}` }, elsewhere),
      ),
    )
    expect(new Set(outcomes.map(({ refusal }) => refusal))).toEqual(new Set(['decisionLinks.notFound']))
  })
})

describe('a link that is used twice at once', () => {
  const decide = (link: string, attempt: string, from: From, more: Body = {}) =>
    call('decide', { link, decision: 'agree', attempt: `attempt-of-the-page-${attempt}`, ...more }, from)
  const decisionsOn = async (caseId: string) => {
    const { list } = await (await office.as('employee')).approvals.history({ caseId })
    return list.filter(({ type }) => type === 'taskAgreed' || type === 'taskRejected')
  }

  test('by the same attempt gets one answer, however often it is sent', async () => {
    const { caseId, link } = await mailed()
    const { seen } = (await call('open', { link }, here)).data
    const outcomes = await Promise.all(turns(6).map(() => decide(link, 'same', here, { seen })))
    expect(outcomes.map(({ code }) => code)).toEqual(turns(6).map(() => 200))
    expect(new Set(outcomes.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await decisionsOn(caseId)).toHaveLength(1)
  })

  test('from two addresses, to agree and to reject, decides once', async () => {
    const { caseId, link } = await mailed()
    const { seen } = (await call('open', { link }, here)).data
    const outcomes = await Promise.all([
      decide(link, 'one', here, { seen }),
      decide(link, 'other', elsewhere, { seen, decision: 'reject', opinion: 'no' }),
    ])
    expect(outcomes.map(({ refusal }) => refusal).toSorted()).toEqual(['', 'decisionLinks.used'])
    expect(await decisionsOn(caseId)).toHaveLength(1)
  })

  test('the attempt of one decision is no way to another', async () => {
    const { caseId, link } = await mailed()
    const { seen } = (await call('open', { link }, here)).data
    await decide(link, 'mine', here, { seen })
    const turned = await decide(link, 'mine', elsewhere, { seen, decision: 'reject', opinion: 'no' })
    expect(turned.refusal).toBe('decisionLinks.used')
    expect(await decisionsOn(caseId)).toHaveLength(1)
  })
})

test('a link opens from no network from which its person may not sign in', async () => {
  const { link } = await mailed()
  const { settings } = await office.as('admin')
  const group = (await settings.list()).groups.find((one) => one.group === 'signIn')
  const value = { ...group?.value, allowedNetworks: ['198.51.100.0/24', '127.0.0.0/8'] }
  await settings.save({ group: 'signIn', value, secrets: {}, version: group?.version ?? 0 })
  expect((await call('open', { link }, elsewhere)).refusal).toBe('session.networkRefused')
  expect((await call('open', { link }, here)).code).toBe(200)
})
