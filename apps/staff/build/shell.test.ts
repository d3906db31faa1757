import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFollower, importsIn } from './lazy-imports.ts'
import { onlineParts } from './online-parts.ts'
import { offlineParts } from './shell.ts'

const client = join(import.meta.dirname, '..')
const followImports = createFollower({ client, packages: join(client, '../../packages') })
/** Views of fields load with the form that has them, which is read ahead. */
const fields = '../../packages/form-ui/src/fields/'

/**
 * What the first page and the parts of the shell import on demand, though it is not in the shell. What others of them
 * import at once is missing too: the build makes a small file of its own for the import on demand.
 */
function missingIn(shell: readonly string[]): ReadonlyMap<string, string> {
  const entries = ['src/app/main.tsx', ...shell.filter((part) => part.startsWith('src/'))]
  const parts = [...followImports(entries)]
  return new Map(parts.filter(([part]) => !shell.includes(part) && !part.startsWith(fields)))
}

test('all that an offline page imports on demand is in the shell, or named as a part that needs a network', () => {
  const missing = missingIn(offlineParts)
  const undecided = [...missing].filter(([part]) => !onlineParts.includes(part))
  expect(undecided.map(([part, by]) => `${part} of ${by}`)).toEqual([])
})

test('no part is named as needing a network that is in the shell or imported nowhere', () => {
  const missing = missingIn(offlineParts)
  expect(onlineParts.filter((part) => !missing.has(part))).toEqual([])
  expect(new Set(onlineParts).size).toBe(onlineParts.length)
})

test('a part that is taken out of the shell is missed', () => {
  const known = new Set(onlineParts)
  const unmissed = offlineParts.filter((part) => {
    const missing = missingIn(offlineParts.filter((other) => other !== part))
    return part.startsWith('src/') && ![...missing.keys()].some((one) => !known.has(one))
  })
  expect(unmissed).toEqual([])
})

test('imports of types are none, and those over several lines and of packages are', () => {
  const source = `import type { A } from './types.ts'
import { type B, type C } from './more-types.ts'
import {
  type D,
  e,
} from './several.ts'
export { f } from './shown.ts'
import '@signet/ui/styles.css'
const g = () => import('./later.tsx')
type H = typeof import('./typed.ts')
`
  expect(importsIn(source)).toEqual({
    atOnce: ['./several.ts', './shown.ts', '@signet/ui/styles.css'],
    lazily: ['./later.tsx'],
  })
})
