import { expect, test } from 'vitest'
import type { Call } from './calls.ts'
import { laterGroup } from './later-group.ts'

const list: Call = { method: 'GET', path: '/api/phrases' }
const told = async (...heard: readonly unknown[]) => heard

test('a call is made when its address is there', async () => {
  const phrases = laterGroup(async () => ({ list }), told)
  expect(await phrases['list']?.({ keyword: 'a' })).toEqual([list, { keyword: 'a' }, {}])
})

test('a name without an address is a mistake of ours, and a failed load refuses the call', async () => {
  await expect(laterGroup(async () => ({ list }), told)['remove']?.()).rejects.toThrow('no call named remove')
  const offline = laterGroup(() => Promise.reject(new Error('offline')), told)
  await expect(offline['list']?.()).rejects.toThrow('offline')
})
