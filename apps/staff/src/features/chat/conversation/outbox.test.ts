import { AnsweredRefusal } from '@signet/client'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { App } from '../../../kit/context/app-context.ts'
import { waitingIn } from '../../../kit/outbox/messages.ts'
import { post, resume } from './outbox.ts'

const talk = 'talk-1'
let answers: (() => void)[]
let sent: string[]

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  sent = []
})
afterEach(() => {
  vi.useRealTimers()
})

/** A window whose calls fail as `answers` says, one after the other, and arrive then. */
function openApp(): Pick<App, 'client' | 'queries'> {
  const send = async ({ text, clientId }: { text: string; clientId: string }) => {
    answers.shift()?.()
    sent.push(text)
    return {
      conversationId: talk,
      clientId,
      sequence: sent.length,
      kind: 'text',
      text,
      revision: sent.length,
    }
  }
  // Only what the outbox calls.
  return { client: { chat: { send } }, queries: new QueryClient() } as unknown as App
}

const fails = (status: number, code: string) => () => {
  throw new AnsweredRefusal({ status, code, message: code })
}
const away = fails(0, 'client.networkFailed')
const write = (app: Pick<App, 'client' | 'queries'>, text: string) =>
  post(app, { id: talk, name: '王芳' }, { kind: 'text', text, mentions: [], mentionsAll: false })
const statesIn = (app: Pick<App, 'queries'>) => waitingIn(app, talk).map(({ text, state }) => [text, state])

test('a message whose answer comes to nothing is tried again at growing intervals, and the others wait behind it', async () => {
  const app = openApp()
  answers = [away, away, away]
  write(app, 'one')
  write(app, 'two')
  await vi.advanceTimersByTimeAsync(0)
  expect(statesIn(app)).toEqual([
    ['one', 'failed'],
    ['two', 'waiting'],
  ])

  await vi.advanceTimersByTimeAsync(15_000)
  await vi.advanceTimersByTimeAsync(29_999)
  expect([answers.length, sent]).toEqual([1, []])
  await vi.advanceTimersByTimeAsync(1)
  expect([answers.length, sent]).toEqual([0, []])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['one', 'two'])
  expect(statesIn(app)).toEqual([])
})

test('the network that is back sends at once', async () => {
  const app = openApp()
  answers = [away]
  write(app, 'one')
  await vi.advanceTimersByTimeAsync(0)
  resume(app)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['one'])
})

test.each([
  [600, 'session.expired', 'failed'],
  [503, 'client.status.503', 'failed'],
  [403, 'chat.mayNotWrite', 'refused'],
])('after %i (%s) a message is %s', async (status, code, state) => {
  const app = openApp()
  answers = [fails(status, code)]
  write(app, 'one')
  await vi.advanceTimersByTimeAsync(0)
  expect(statesIn(app)).toEqual([['one', state]])
})
