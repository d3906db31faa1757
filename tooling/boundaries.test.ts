import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signet-boundaries-'))
  for (const name of ['packages', 'apps']) mkdirSync(join(folder, name))
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.base.json'])
    symlinkSync(join(root, name), join(folder, name))
  return () => rmSync(folder, { recursive: true })
})

test('an engine that imports the database is reported, even for a type', () => {
  write('packages/db/src/open.ts', 'export type Db = string')
  write(
    'packages/flow/src/peek.ts',
    "import type { Db } from '../../db/src/open.ts'\nexport const db: Db = ''",
  )

  expect(violations()).toMatch(/engines-are-pure: packages\/flow\/src\/peek.ts/)
})

test('a feature that imports an internal file of another is reported, one that imports its index is not', () => {
  write('apps/server/src/features/files/store.ts', 'export const store = 1')
  write('apps/server/src/features/files/index.ts', "export { store } from './store.ts'")
  write(
    'apps/server/src/features/approvals/window.ts',
    "import { store } from '../files/store.ts'\nexport const a = store",
  )
  write(
    'apps/server/src/features/approvals/door.ts',
    "import { store } from '../files/index.ts'\nexport const b = store",
  )

  const found = violations()
  expect(found).toMatch(/features-meet-at-the-door: .*approvals\/window.ts/)
  expect(found).not.toMatch(/door.ts →/)
})

test('features of one room also meet at the door', () => {
  write('apps/server/src/features/lookups/areas/area-store.ts', 'export const store = 1')
  write('apps/server/src/features/lookups/areas/index.ts', "export { store } from './area-store.ts'")
  write(
    'apps/server/src/features/lookups/dictionary/window.ts',
    "import { store } from '../areas/area-store.ts'\nexport const a = store",
  )
  write(
    'apps/server/src/features/lookups/dictionary/door.ts',
    "import { store } from '../areas/index.ts'\nexport const b = store",
  )
  write(
    'apps/server/src/features/files/door.ts',
    "import { store } from '../lookups/areas/index.ts'\nexport const c = store",
  )

  const found = violations()
  expect(found).toMatch(/features-meet-at-the-door: .*dictionary\/window.ts/)
  expect(found).not.toMatch(/door.ts →/)
})

test('SQL outside a store is reported', () => {
  write('node_modules/kysely/package.json', '{ "name": "kysely", "main": "dist/index.js" }')
  write('node_modules/kysely/dist/index.js', 'exports.sql = 1')
  write('apps/server/src/features/files/list.ts', "import { sql } from 'kysely'\nexport const a = sql")
  write('apps/server/src/features/files/file-store.ts', "import { sql } from 'kysely'\nexport const a = sql")

  const found = violations()
  expect(found).toMatch(/sql-stays-in-stores: .*files\/list.ts/)
  expect(found).not.toMatch(/file-store/)
})

test('import cycles are reported in pages too', () => {
  write('apps/staff/src/a.tsx', "import { B } from './b.tsx'\nexport const A = () => <B />")
  write('apps/staff/src/b.tsx', "import { A } from './a.tsx'\nexport const B = () => <A />")

  expect(violations()).toMatch(/no-cycles: apps\/staff\/src\/a.tsx/)
})

test('a kit that imports a feature and a feature that imports the app are reported', () => {
  write('apps/staff/src/features/files/index.ts', 'export const files = 1')
  write('apps/staff/src/app/router.ts', 'export const router = 1')
  write(
    'apps/staff/src/kit/list.ts',
    "import { files } from '../features/files/index.ts'\nexport const a = files",
  )
  write(
    'apps/staff/src/features/home/page.ts',
    "import { router } from '../../app/router.ts'\nexport const b = router",
  )

  const found = violations()
  expect(found).toMatch(/kit-lies-below-features: .*kit\/list.ts/)
  expect(found).toMatch(/features-know-no-app: .*home\/page.ts/)
})

function write(name: string, content: string): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

function violations(): string {
  const cruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const older = join(root, 'tooling/boundaries/older-typescript.mjs')
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/node'),
    ['--import', older, cruise, '--config=.dependency-cruiser.cjs', '--output-type=err', 'packages', 'apps'],
    { cwd: folder, encoding: 'utf8' },
  )
  return stdout
}
