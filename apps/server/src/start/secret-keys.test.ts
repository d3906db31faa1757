import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { loadSecretKeys, secretKeyFile } from './secret-keys.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'signet-key-'))
  return () => rm(dataDir, { recursive: true })
})

const filled = (byte: number) => new Uint8Array(32).fill(byte)
const bytesOf = (keys: readonly Uint8Array[]) => keys.map(([byte]) => byte)
type Settings = Readonly<{ databaseUrl?: string; secretKeys?: readonly Uint8Array[] }>
const load = (settings: Settings, byte = 1) =>
  loadSecretKeys({ dataDir, databaseUrl: undefined, secretKeys: [], ...settings }, () => filled(byte))

test('a start without a key makes one that only its account reads, and later starts find it', async () => {
  expect(bytesOf(await load({}))).toEqual([1])
  expect((await stat(secretKeyFile(dataDir))).mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['secret-key'])

  expect(bytesOf(await load({}, 2))).toEqual([1])
})

test('a key of the operator seals, and the key made before still opens', async () => {
  await load({})
  expect(bytesOf(await load({ secretKeys: [filled(9), filled(8)] }))).toEqual([9, 8, 1])
})

test.each<[string, Settings]>([
  ['the operator has a key', { secretKeys: [filled(9)] }],
  ['the database is elsewhere', { databaseUrl: 'postgresql://db/signet' }],
])('none is made where %s', async (_, settings) => {
  expect(await load(settings)).toEqual(settings.secretKeys ?? [])
  expect(await readdir(dataDir)).toEqual([])
})

test('a damaged file stops the start, is not shown and not replaced', async () => {
  await writeFile(secretKeyFile(dataDir), 'aGFsZg==')

  await expect(load({})).rejects.toThrow(/secret-key does not hold a secret key: put the file back/)
  await expect(load({})).rejects.not.toThrow(/aGFsZg/)
  expect(await readFile(secretKeyFile(dataDir), 'utf8')).toBe('aGFsZg==')
})

test('a directory in place of the file stops the start', async () => {
  await rm(dataDir, { recursive: true })
  await writeFile(dataDir, '')
  await chmod(dataDir, 0o600)
  await expect(load({})).rejects.toThrow(/Cannot read the secret key in .* \(ENOTDIR\)/)
})
