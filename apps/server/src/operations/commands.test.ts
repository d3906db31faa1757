import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { migratePlatform, migrateTenant, openDb } from '@signet/db'
import { openEmbedded } from '@signet/db/embedded'
import { beforeEach, expect, test } from 'vitest'
import { productRoot } from '../start/product.ts'
import { secretKeyFile } from '../start/secret-keys.ts'

// Five programs and three clusters run one after the other.
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-commands-'))
  return () => rm(folder, { recursive: true })
})

const role = { id: 'r1', name: '会计', code: 'accountant', createdAt: '2026-01-31T08:00:00.000Z' }

test('an operator backs up the embedded product while it runs, and restores it elsewhere', async () => {
  const office = join(folder, 'office')
  const server = await openEmbedded(office)
  const db = openDb(server.url)
  await migratePlatform(db)
  await migrateTenant(db, 'acme')
  await db.tenant('acme').insertInto('role').values(role).execute()
  await mkdir(join(office, 'files'))
  await writeFile(join(office, 'files/abcd'), 'receipt')
  await writeFile(secretKeyFile(office), 'key')

  const backup = await command('backup', office, 'office.tar.gz')
  expect(backup).toMatchObject({ code: 0, err: '' })
  expect(backup.out).toMatch(/^Backed up \d+ tables with \d+ rows and 1 files to .*office.tar.gz/)
  expect(backup.out).toContain(
    `It does not include ${secretKeyFile(office)}: keep a copy of that file elsewhere`,
  )
  expect(statSync(join(folder, 'office.tar.gz')).mode & 0o077).toBe(0)

  const over = await command('restore', office, 'office.tar.gz', '--force')
  expect(over).toMatchObject({ code: 1, out: '' })
  expect(over.err).toMatch(/is in use by another Signet process \(pid \d+\)/)
  await db.close()
  await server.stop()

  const branch = join(folder, 'branch')
  expect(await command('restore', branch, 'office.tar.gz')).toMatchObject({ code: 0, err: '' })
  const restored = await openEmbedded(branch)
  const there = openDb(restored.url)
  await migrateTenant(there, 'acme')
  expect(await there.tenant('acme').selectFrom('role').select(['name', 'createdAt']).execute()).toEqual([
    { name: role.name, createdAt: role.createdAt },
  ])
  expect(existsSync(join(branch, 'files/abcd'))).toBe(true)
  expect(existsSync(secretKeyFile(branch))).toBe(false)
  await there.close()
  await restored.stop()

  const again = await command('restore', branch, 'office.tar.gz')
  expect(again).toMatchObject({ code: 1, err: expect.stringMatching(/The target is not empty.*--force/) })
})

test('mistakes of the operator get one sentence and exit code 1', async () => {
  await writeFile(join(folder, 'taken.tar.gz'), '')

  expect(await command('backup', join(folder, 'nowhere'), 'new.tar.gz')).toMatchObject({
    code: 1,
    err: `No Signet database found in ${join(folder, 'nowhere')}.\n`,
  })
  expect((await command('backup', folder, 'taken.tar.gz')).err).toMatch(
    /taken.tar.gz already exists: choose another file/,
  )
  expect((await command('restore', folder, 'missing.tar.gz')).err).toMatch(/File not found: .*missing.tar.gz/)
  expect((await command('backup', folder)).err).toBe('Usage: npm run backup -- FILE [--force]\n')
})

async function command(name: 'backup' | 'restore', dataDir: string, ...args: readonly string[]) {
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(
    join(productRoot, 'node_modules/.bin/node'),
    [join(import.meta.dirname, `${name}-main.ts`), ...args],
    { env: { ...environment, DATA_DIR: dataDir, INIT_CWD: folder } },
  )
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code }
}
