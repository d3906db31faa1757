import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { eachSession } from './each-session.ts'

test('each session is met once: the present one, and one that begins after another has ended', () => {
  const queries = new QueryClient()
  let token: string | null = 'first'
  const session = { token: () => token } as Parameters<typeof eachSession>[0]['session']
  const answer = () => queries.setQueryData(['session', 'currentUser'], {})
  let met = 0
  answer()
  eachSession({ queries, session }, () => {
    met += 1
  })
  expect(met).toBe(1)
  answer()
  expect(met).toBe(1)

  token = null
  queries.setQueryData(['notices'], [])
  answer()
  expect(met).toBe(1)
  token = 'second'
  queries.setQueryData(['notices'], [])
  expect(met).toBe(1)
  answer()
  expect(met).toBe(2)
})
