import { afterEach, expect, test, vi } from 'vitest'
import { clientOrigin } from './client-origin.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers media queries as a device of these features does. */
function holdDevice(features: readonly string[]): void {
  const meets = (query: string) => query.split(' and ').every((feature) => features.includes(feature))
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.split(', ').some(meets) }))
}

test.each([
  ['a browser at a desk', ['(hover: hover)', '(pointer: fine)'], 'pc'],
  ['a laptop with a touch screen', ['(hover: hover)', '(pointer: coarse)'], 'pc'],
  ['a browser on a phone', ['(hover: none)', '(pointer: coarse)'], 'app'],
  ['an installed client', ['(display-mode: standalone)', '(pointer: fine)'], 'app'],
])('%s has sessions of its own length', (_what, features, origin) => {
  holdDevice(features)

  expect(clientOrigin()).toBe(origin)
})
