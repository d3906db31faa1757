import type { CurrentUser } from '@signet/contract'
import { expect, test } from 'vitest'
import { clockByHand } from '../../test/clock-by-hand.ts'
import { createSession } from './create-session.ts'

function openSession() {
  const kept = new Map<string, string>()
  const toasts: string[] = []
  let logins = 0
  const clock = clockByHand()
  const session = createSession({
    store: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => kept.set(name, value),
      removeItem: (name) => kept.delete(name),
    },
    toast: (sentence) => toasts.push(sentence),
    goToLogin: () => {
      logins += 1
    },
    timers: clock.timers,
  })
  return { session, kept, toasts, clock, logins: () => logins }
}

test('the answer of CurrentUser is kept under the names of the specification', () => {
  const { session, kept } = openSession()
  const user = {
    userInfo: { userId: 'li', systemCode: 'main' },
    permissionList: [],
    menuList: [],
    sysConfigInfo: { sysVersion: '6.0.8', copyright: '©' },
  } as unknown as CurrentUser

  session.keepToken('secret')
  session.keep(user)

  expect(JSON.parse(kept.get('userInfo') ?? '')).toMatchObject({ userId: 'li' })
  expect(Object.fromEntries(kept)).toMatchObject({
    token: 'secret',
    sysVersion: '6.0.8',
    copyright: '©',
    systemCode: 'main',
    permissionList: '[]',
    menuList: '[]',
  })
})

test('an expired session is cleared at once, said once, and leads to login after 1.5 s', () => {
  const { session, kept, toasts, clock, logins } = openSession()
  session.keepToken('secret')
  kept.set('cid', 'this-phone')

  session.expire('Please log in again')
  session.expire('Please log in again')
  expect(session.token()).toBeNull()
  expect(kept.get('cid')).toBe('this-phone')
  expect(toasts).toEqual(['Please log in again'])

  clock.pass(1_499)
  expect(logins()).toBe(0)
  clock.pass(1)
  expect(logins()).toBe(1)
})

test('after signing in again, the next expiry is announced again', () => {
  const { session, toasts } = openSession()
  session.keepToken('secret')

  session.expire('first')
  session.keepToken('secret')
  session.expire('second')

  expect(toasts).toEqual(['first', 'second'])
})

test('signing in again at once stays there', () => {
  const { session, clock, logins } = openSession()
  session.keepToken('secret')
  session.expire('Please log in again')
  session.keepToken('secret')
  clock.pass(1_500)
  expect(logins()).toBe(0)
})

test('while signing out, the end of the session is not announced, and in the next session it is', () => {
  const { session, toasts, logins, clock } = openSession()
  session.keepToken('secret')
  session.leave()
  session.expire('a frame that came before the answer')
  clock.pass(1_500)
  expect([toasts, logins(), session.token()]).toEqual([[], 0, 'secret'])

  session.clear()
  session.keepToken('another')
  session.expire('Please log in again')
  expect(toasts).toEqual(['Please log in again'])
})

test('after signing out, the end of the session is not announced', () => {
  const { session, toasts, logins, clock } = openSession()
  session.keepToken('secret')

  session.clear()
  session.expire('the answer of a call that was under way')

  clock.pass(1_500)
  expect(toasts).toEqual([])
  expect(logins()).toBe(0)
})
