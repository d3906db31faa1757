import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import tar from 'tar-stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  hours,
  type ObjectStorage,
  type Office,
  objectKey,
  openObjectStorage,
  openOffice,
  uploaded,
} from '../../../test/index.ts'
import { openOutside } from '../../outside/index.ts'
import { openSecrets } from '../../outside/secrets/index.ts'
import { countObjects } from '../backup.ts'
import { transferTenants } from '../transfer-tenants.ts'

const key = new Uint8Array(32).fill(7)
let office: Office
let storage: ObjectStorage
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-objects-'))
  office = await openOffice({ secretKey: key, outside: { innerHosts: ['127.0.0.1'] } })
  storage = await openObjectStorage({ clock: office.clock })
  await uploaded(office, 'li', 'plan.txt', '存储中的文件')
  const { settings } = await office.as('admin')
  const [group] = (await settings.list()).groups.filter((one) => one.group === 'storage')
  const place = {
    ...{ place: 'objects', endpoint: storage.endpoint, region: 'eu-central-1', bucket: 'office' },
    ...{ isPathStyle: true, accessKeyId: objectKey.accessKeyId },
  }
  await settings.save({
    group: 'storage',
    value: { ...group?.value, ...place },
    secrets: { secretAccessKey: objectKey.secretAccessKey },
    version: group?.version ?? 0,
  })
  office.clock.pass(hours(1))
  await office.settle()
})
afterAll(async () => {
  await office.close()
  await storage.close()
  await rm(folder, { recursive: true })
})

function exporting(file: string) {
  return transferTenants({
    url: office.db.url,
    filesDir: office.app.server.filesDir,
    folder,
    secrets: openSecrets({ key, random: randomBytes }),
    outside: openOutside({ innerHosts: ['127.0.0.1'] }),
    clock: office.clock,
    passphrase: 'a long passphrase',
    product: '6.0.8',
    words: ['export', 'demo', file],
    now: new Date(office.clock()).toISOString(),
  })
}

async function entriesOf(file: string): Promise<ReadonlyMap<string, string>> {
  const extract = tar.extract()
  extract.end(gunzipSync(await readFile(join(folder, file))))
  const entries = new Map<string, string>()
  for await (const entry of extract) entries.set(entry.header.name, String(await buffer(entry)))
  return entries
}

test('the file of a tenant brings what is in its object storage, and neither its key nor its places', async () => {
  expect(storage.objects.size).toBe(1)
  expect(await countObjects(office.db.url)).toBe(1)

  expect(await exporting('demo.tar.gz')).toMatch(/and 1 files/)
  const entries = await entriesOf('demo.tar.gz')
  const content = [...entries].filter(([name]) => name.startsWith('content/'))
  expect(content.map(([, text]) => text)).toEqual(['存储中的文件'])
  expect([...entries.keys()].filter((name) => /object_store|object_content|content_move/.test(name))).toEqual(
    [],
  )
  expect([...entries.values()].join()).not.toContain(objectKey.secretAccessKey)
})

test('an export from a storage that is away says so and leaves no file', async () => {
  storage.broken = { status: 503, code: 'SlowDown' }
  await expect(exporting('away.tar.gz')).rejects.toThrow(
    /object storage http:\/\/127\.0\.0\.1:\d+ \(office\) cannot be read/,
  )
  await expect(readFile(join(folder, 'away.tar.gz'))).rejects.toMatchObject({ code: 'ENOENT' })
  storage.broken = undefined
})
