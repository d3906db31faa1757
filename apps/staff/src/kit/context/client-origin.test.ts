import { afterEach, expect, test, vi } from 'vitest'
import { clientOrigin } from './client-origin.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a browser', 'browser', 'pc'],
  ['an installed client', 'standalone', 'app'],
])('%s has sessions of its own length', (_what, mode, origin) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${mode})` }))

  expect(clientOrigin()).toBe(origin)
})
