import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type LockFile = Readonly<
  Record<'dependencies' | 'optionalDependencies', Readonly<Record<string, string>> | undefined>
>

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, LockFile>>
}

// npm leaves out packages that the current registry lacks, and then "npm ci" rejects the lock file everywhere.
test('a clean clone can be installed: the lock file leaves out no package of another platform', () => {
  const places = Object.keys(lock.packages)
  const missing = Object.entries(lock.packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !places.some((other) => other.endsWith(`node_modules/${name}`)))
      .map((name) => `${name} of ${place}`),
  )
  expect(missing).toEqual([])
})
