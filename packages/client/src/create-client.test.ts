import { Refusal } from '@signet/std'
import { expect, test } from 'vitest'
import { clockByHand } from '../test/clock-by-hand.ts'
import { createClient, headersOf, type Send } from './index.ts'

const say = (key: string) => `sentence of ${key}`
const ok = (data: unknown) => Response.json({ code: 200, msg: 'ok', data })

/** A transport that returns these answers in turn and records the requests. */
function wireThatAnswers(...answers: readonly (() => Response | Promise<Response>)[]) {
  const sent: Request[] = []
  const send: Send = (request) => {
    sent.push(request)
    const answer = answers[sent.length - 1]
    if (!answer) throw new Error('more calls than answers')
    return answer()
  }
  return { send, sent }
}
const cut = () => {
  throw new TypeError('Failed to fetch')
}

test('names in the path are filled, the rest is asked in the query, lists repeat their name', async () => {
  const { send, sent } = wireThatAnswers(() => ok({ list: [], next: null }))

  await createClient(send).approvals.list({
    list: 'toDo',
    keyword: '报销 a&b',
    urgency: ['urgent', 'normal'],
  })

  expect(sent[0]?.url).toBe(
    'http://localhost/api/workflow/lists/toDo?keyword=%E6%8A%A5%E9%94%80+a%26b&urgency=urgent&urgency=normal',
  )
  expect(sent[0]?.headers.get('Idempotency-Key')).toBeNull()
})

test('signing in is written as a form', async () => {
  const { send, sent } = wireThatAnswers(() => ok({ token: 't', theme: '' }))

  await createClient(send).session.login({ account: '13800000000@acme', password: 'a b&c' })

  expect(sent[0]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded')
  expect(await sent[0]?.text()).toBe('account=13800000000%40acme&password=a+b%26c')
})

test('every call says who, in which language, from which client', async () => {
  const { send, sent } = wireThatAnswers(() => ok({}))
  const facts = { origin: 'app', token: 'secret', locale: 'zh-TW', systemCode: '主系统' } as const

  await createClient(send, { headers: () => headersOf(facts) }).session.currentUser()

  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    authorization: 'secret',
    'accept-language': 'zh-TW',
    'app-code': encodeURIComponent('主系统'),
    'app-origin': 'app',
    'app-version': '6.0.8',
  })
})

test('a refusal carries its code, its parameters and the sentence of the server', async () => {
  const data = { refusal: 'flow.alreadyDecided', params: { by: 'Wang' }, requestId: 'r1' }
  const { send } = wireThatAnswers(() => Response.json({ code: 409, msg: 'Wang has decided', data }))

  const refusal = await createClient(send)
    .approvals.agree({ taskId: 't1' })
    .catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({
    code: 'flow.alreadyDecided',
    params: { by: 'Wang' },
    message: 'Wang has decided',
    status: 409,
    requestId: 'r1',
  })
})

test('a body code of 200 under another HTTP status is not a success', async () => {
  const { send } = wireThatAnswers(() => Response.json({ code: 200, msg: 'ok', data: {} }, { status: 500 }))

  await expect(createClient(send).session.currentUser()).rejects.toThrow()
})

test.each([
  [404, 'client.status.404'],
  [502, 'client.status.502'],
  [418, 'client.requestFailed'],
])('an answer that is no envelope, with HTTP %i, gets the words of its status', async (status, code) => {
  const { send } = wireThatAnswers(() => new Response('<html>', { status }))

  await expect(createClient(send, { say }).session.currentUser()).rejects.toMatchObject({
    code,
    message: `sentence of ${code}`,
  })
})

test('a command is retried once with the same key after a network failure', async () => {
  const { send, sent } = wireThatAnswers(cut, () => ok({ caseId: 'c1', status: 'running' }))

  await createClient(send).approvals.launch({ flowId: 'f1', values: {} })

  const keys = sent.map((request) => request.headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test('two commands have two keys, and a manual retry keeps its key', async () => {
  const { send, sent } = wireThatAnswers(...Array.from({ length: 3 }, () => () => ok({})))
  const client = createClient(send)

  await client.approvals.launch({ flowId: 'f1', values: {} })
  await client.approvals.launch({ flowId: 'f1', values: {} })
  await client.approvals.launch({ flowId: 'f1', values: {} }, { key: 'mine' })

  const keys = sent.map((request) => request.headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(3)
  expect(keys[2]).toBe('mine')
})

test('a second network failure is shown to the person', async () => {
  const { send, sent } = wireThatAnswers(cut, cut)

  await expect(
    createClient(send, { say }).approvals.launch({ flowId: 'f1', values: {} }),
  ).rejects.toMatchObject({ code: 'client.networkFailed', message: 'sentence of client.networkFailed' })
  expect(sent).toHaveLength(2)
})

test('reading is not repeated by the client', async () => {
  const { send, sent } = wireThatAnswers(cut)

  await expect(createClient(send).approvals.counts()).rejects.toMatchObject({ code: 'client.networkFailed' })
  expect(sent).toHaveLength(1)
})

test('a call that takes longer than a minute is given up, and not repeated', async () => {
  const clock = clockByHand()
  const { send, sent } = wireThatAnswers(() => new Promise<Response>(() => undefined))

  const answer = createClient(send, { timers: clock.timers }).approvals.launch({ flowId: 'f1', values: {} })
  const refused = expect(answer).rejects.toMatchObject({ code: 'client.timedOut' })
  clock.pass(60_000)

  await refused
  expect(sent).toHaveLength(1)
  expect(sent[0]?.signal.aborted).toBe(true)
})

test.each([600, 601, 602])('code %i ends the session', async (code) => {
  const ended: number[] = []
  const { send } = wireThatAnswers(() => Response.json({ code, msg: 'Please log in again', data: null }))

  await expect(
    createClient(send, { onSessionEnd: ({ status }) => ended.push(status) }).session.currentUser(),
  ).rejects.toThrow('Please log in again')
  expect(ended).toEqual([code])
})

test('a sensitive call is made once more, as a new one, when the person showed who they are', async () => {
  const refused = () =>
    Response.json(
      { code: 403, msg: 'Who are you?', data: { refusal: 'session.confirmFirst' } },
      { status: 403 },
    )
  const asked = [true, false]
  const { send, sent } = wireThatAnswers(refused, () => ok(null), refused)
  const { account } = createClient(send, { confirmIdentity: async () => asked.shift() ?? false })

  await account.endOtherDevices()
  await expect(account.endOtherDevices()).rejects.toMatchObject({ code: 'session.confirmFirst' })
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(3)
})
