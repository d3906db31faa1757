import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Office, openOffice, seconds } from '../../../test/index.ts'
import { type FactOf, isTopic, type OutboxFact } from './facts.ts'
import { openPauses } from './open-outbox.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.db.tenant('demo').deleteFrom('outbox').execute()
  await office.db.tenant('demo').deleteFrom('notice').execute()
})

/** Writes facts as a use case does, in one transaction, then wakes the carrier. */
async function tell(facts: readonly OutboxFact[], tenant = 'demo') {
  const { outbox } = office.app.server
  const now = new Date(office.clock()).toISOString()
  await office.db
    .tenant(tenant)
    .transaction()
    .execute((tx) => outbox.write(tx, facts, now))
  outbox.wake(tenant)
}
/** Inserts rows that producers could not compile. */
async function plant(facts: readonly Readonly<{ topic: string; body: object }>[], tenant = 'demo') {
  const now = new Date(office.clock()).toISOString()
  await office.db
    .tenant(tenant)
    .insertInto('outbox')
    .values(facts.map(({ topic, body }) => ({ topic, body: stringify(body), at: now, availableAt: now })))
    .execute()
}
const { stringify } = JSON
const notice = (
  fact: string,
  to: readonly ('li' | 'wang')[],
  more: Partial<FactOf<'notice'>['body']> = {},
): FactOf<'notice'> => ({
  topic: 'notice',
  body: {
    toPersonIds: to.map((account) => office.company.people[account]),
    kind: 'system',
    titleKey: 'session.expired',
    fact,
    ...more,
  },
})
const titlesOf = async (account: 'li' | 'wang', language = 'zh-CN') => {
  const client = await office.as(account, { 'Accept-Language': language })
  return (await client.notices.list()).list.map(({ title }) => title)
}
const left = () => office.db.tenant('demo').selectFrom('outbox').selectAll().orderBy('id').execute()

test('a fact reaches each recipient once and is deleted', async () => {
  await tell([notice('a', ['li', 'wang']), notice('b', ['li'])])
  await office.settle()

  expect(await titlesOf('li')).toHaveLength(2)
  expect(await titlesOf('wang')).toHaveLength(1)
  expect(await left()).toEqual([])
})

test('a repeated fact sends no second notice', async () => {
  await tell([notice('again', ['li'])])
  await tell([notice('again', ['li']), notice('again', ['li', 'wang'])])
  await office.settle()

  expect(await titlesOf('li')).toHaveLength(1)
  expect(await titlesOf('wang')).toHaveLength(1)
})

test('a notice is worded in the language of its reader', async () => {
  await tell([notice('spoken', ['li'])])
  await office.settle()

  expect(await titlesOf('li')).toEqual(['登录已过期，请重新登录'])
  expect(await titlesOf('li', 'en-US')).toEqual(['Your session has expired. Log in again.'])
})

test('facts of a rolled back transaction are never delivered', async () => {
  const { outbox } = office.app.server
  const now = new Date(office.clock()).toISOString()
  const broken = office.db
    .tenant('demo')
    .transaction()
    .execute(async (tx) => {
      await outbox.write(tx, [notice('undone', ['li'])], now)
      throw new Error('changed my mind')
    })
  await expect(broken).rejects.toThrow('changed my mind')
  await office.settle()

  expect(await titlesOf('li')).toEqual([])
})

test('a failed fact is retried, blocks no other, and finally stays with its reason', async () => {
  const bad = { topic: 'notice', body: { ...notice('bad', ['li']).body, kind: 9 } }
  await plant([notice('before', ['li']), bad, notice('after', ['li'])])
  office.app.server.outbox.wake('demo')
  await office.settle()
  expect(await titlesOf('li')).toHaveLength(2)
  expect(await left()).toMatchObject([{ attempts: 1, failed: null }])

  for (let attempt = 0; attempt < 9; attempt += 1) {
    office.clock.pass(seconds(601))
    await office.settle()
  }

  const [stuck] = await left()
  expect(stuck).toMatchObject({ attempts: 10, failed: expect.stringContaining('kind') })
  office.clock.pass(seconds(86_400))
  await office.settle()
  expect(await left()).toMatchObject([{ attempts: 10 }])
})

test('a failed fact keeps none that were told in the same transaction', async () => {
  const bad = { ...notice('bad', ['li']), topic: 'notice', body: { ...notice('bad', ['li']).body, kind: 9 } }
  await tell([notice('first', ['li']), bad as unknown as OutboxFact, notice('last', ['li'])])
  await office.settle()

  expect(await titlesOf('li')).toHaveLength(2)
  expect(await left()).toMatchObject([{ topic: 'notice', attempts: 1, failed: null }])
})

test('a producer compiles only with the body type of its topic', () => {
  const right: OutboxFact = { topic: 'stepWoken', body: { waitId: 'wait' } }
  // @ts-expect-error: a wait is named by `waitId`.
  const wrongBody: OutboxFact = { topic: 'stepWoken', body: { wait: 'wait' } }
  // @ts-expect-error: there is no such topic.
  const wrongTopic: OutboxFact = { topic: 'stepAwake', body: { waitId: 'wait' } }

  expect([right, wrongBody, wrongTopic].map(({ topic }) => isTopic(topic))).toEqual([true, true, false])
})

test('a fact without a carrier stays and is visible', async () => {
  await plant([{ topic: 'constructor', body: {} }])
  office.app.server.outbox.wake('demo')
  await office.settle()

  expect(await left()).toMatchObject([{ topic: 'constructor', attempts: 1 }])
})

test('thousands of facts arrive in the order they happened', async () => {
  const facts = Array.from({ length: 1_000 }, (_, index) =>
    notice(`n${index}`, ['li'], { body: stringify(index) }),
  )
  await tell(facts)
  await office.settle()

  const rows = await office.db
    .tenant('demo')
    .selectFrom('notice')
    .where('personId', '=', office.company.people.li)
    .select('body')
    .orderBy('id')
    .execute()
  expect(rows.map(({ body }) => Number(body))).toEqual(facts.map((_, index) => index))
})

test('facts of a node that died are delivered by the next sweep', async () => {
  await plant([{ topic: 'listsChanged', body: { personIds: [] } }], 'other')

  await office.settle()

  expect(await office.db.tenant('other').selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('two nodes deliver each fact once', async () => {
  const { createApp } = await import('../../create-app.ts')
  const neighbour = await createApp({
    db: office.db,
    filesDir: office.app.server.filesDir,
    clock: office.clock,
    unlimited: true,
  })
  await tell(Array.from({ length: 300 }, (_, index) => notice(`two${index}`, ['wang'])))
  neighbour.server.outbox.wake('demo')
  await Promise.all([office.settle(), neighbour.server.outbox.idle()])
  await office.settle()
  await neighbour.close()

  const unread = await (await office.as('wang')).notices.unreadCount()
  expect(unread.unReadSystemMsg).toBe(300)
})

const hour = 3_600_000

test('hurried work ends a pause and prevents others until it is done', async () => {
  const pauses = openPauses()
  const resting = pauses.rest(hour)

  await pauses.inHurry(async () => {
    await resting
    await pauses.rest(hour)
  })

  const again = pauses.rest(hour)
  await pauses.inHurry(async () => again)
})

test('failed hurried work also ends the hurry', async () => {
  const pauses = openPauses()

  await expect(pauses.inHurry(async () => Promise.reject(new Error('stumbled')))).rejects.toThrow('stumbled')

  expect(await Promise.race([pauses.rest(hour), Promise.resolve('still resting')])).toBe('still resting')
})
