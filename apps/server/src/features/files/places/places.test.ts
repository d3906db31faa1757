import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  hours,
  type ObjectStorage,
  type Office,
  objectKey,
  openObjectStorage,
  openOffice,
  refusalOf,
  uploaded,
} from '../../../../test/index.ts'
import { findFile } from '../file-store.ts'

let office: Office
let storage: ObjectStorage
let second: ObjectStorage
beforeAll(async () => {
  office = await openOffice({
    secretKey: new Uint8Array(32).fill(7),
    outside: { innerHosts: ['127.0.0.1'] },
  })
  storage = await openObjectStorage({ clock: office.clock })
  second = await openObjectStorage({ clock: office.clock, buckets: ['archive'] })
})
beforeEach(async () => {
  storage.broken = undefined
  await choose({ place: 'folder' })
  await settleMoves()
  storage.objects.clear()
})
afterAll(async () => {
  await office.close()
  await storage.close()
  await second.close()
})

const place = () => ({
  place: 'objects',
  endpoint: storage.endpoint,
  region: 'eu-central-1',
  bucket: 'office',
  prefix: 'signet/files',
  isPathStyle: true,
  accessKeyId: objectKey.accessKeyId,
})
async function choose(part: Record<string, unknown>, secret: string = objectKey.secretAccessKey) {
  const { settings } = await office.as('admin')
  const { groups } = await settings.list()
  const { value, version } = groups.find(({ group }) => group === 'storage') ?? { value: {}, version: 0 }
  const given = { ...value, ...part } as typeof value
  return settings.save({ group: 'storage', value: given, secrets: { secretAccessKey: secret }, version })
}
const problemsOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'saved',
    ({ problems = [] }: { problems?: readonly { path: string; code: string }[] }) =>
      problems.map(({ path, code }) => `${path} ${code}`),
  )
/** New uploads wait ten minutes, failed ones at most an hour. */
async function settleMoves() {
  office.clock.pass(hours(2))
  await office.settle()
}
async function inFolder(): Promise<readonly string[]> {
  const content = join(office.app.server.filesDir, 'demo/content')
  const found = await readdir(content, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((one) => one.isFile()).map(({ name }) => name)
}
async function hashOfFile(fileId: string): Promise<string> {
  return (await findFile(office.db.tenant('demo'), fileId))?.contentHash ?? ''
}
async function download(fileId: string): Promise<{ text: string; status: number }> {
  const { url } = await (await office.as('li')).files.download({ type: 'annex', fileId })
  const answer = await fetch(new URL(url, await office.address()))
  return { text: await answer.text(), status: answer.status }
}
const keysOf = ({ objects }: ObjectStorage) => [...objects.keys()].map((key) => key.split('/').at(-1))
const places = async () => (await office.as('admin')).settings.filePlaces()

test('a storage is saved only when a test object can be written, read and deleted', async () => {
  expect(await problemsOf(choose(place()))).toBe('saved')
  expect(storage.objects.size).toBe(0)

  const wrong = async (part: Record<string, unknown>, secret?: string) =>
    problemsOf(choose({ ...place(), ...part }, secret))
  expect(await wrong({ bucket: 'nothing' })).toEqual(['bucket settings.storeNoBucket'])
  expect(await wrong({ accessKeyId: 'SOMEBODY' })).toEqual(['accessKeyId settings.storeKeyUnknown'])
  expect(await wrong({}, 'another secret')).toEqual(['secretAccessKey settings.storeSecretWrong'])
  expect(await wrong({ region: 'us-east-1' })).toEqual(['region settings.storeOtherRegion'])
  expect(await wrong({ endpoint: 'http://127.0.0.1:9' })).toEqual(['endpoint outside.unreachable'])
  expect(await wrong({ endpoint: 'http://10.1.2.3' })).toEqual(['endpoint outside.innerAddress'])
  expect(await wrong({ endpoint: 'http://169.254.169.254' })).toEqual(['endpoint outside.innerAddress'])
  expect(await wrong({ endpoint: `${storage.endpoint}/path` })).toEqual(['endpoint settings.storeNoOrigin'])
  expect(await wrong({ endpoint: 'file:///etc/passwd' })).toEqual(['endpoint settings.storeNoOrigin'])
  expect(await wrong({ bucket: '' })).toEqual(['bucket settings.missing'])
  expect(await wrong({ prefix: '../other' })).toEqual(['prefix settings.wrong'])
  expect(await wrong({}, '')).toEqual(['secretAccessKey settings.missing'])
})

test.each(['PUT', 'GET', 'DELETE'])('a key that may not %s is refused', async (method) => {
  const strict = await openObjectStorage({ clock: office.clock, forbidden: [method] })
  const attempt = choose({ ...place(), endpoint: strict.endpoint })
  expect(await problemsOf(attempt)).toEqual(['bucket settings.storeForbidden'])
  await strict.close()
})

test('a clock that is wrong is named as the cause', async () => {
  const late = await openObjectStorage({ clock: () => office.clock() + hours(1) })
  const attempt = choose({ ...place(), endpoint: late.endpoint })
  expect(await problemsOf(attempt)).toEqual(['endpoint settings.storeClockOff'])
  await late.close()
})

test('the secret is sealed, and only administrators see the places of files', async () => {
  await choose(place())
  const { groups } = await (await office.as('admin')).settings.list()
  expect(JSON.stringify(groups)).not.toContain(objectKey.secretAccessKey)
  const li = await office.as('li')
  expect(await refusalOf(li.settings.filePlaces())).toBe('session.administratorsOnly')
  expect(await refusalOf(li.settings.moveFiles())).toBe('session.administratorsOnly')
  expect((await (await office.other.as('admin')).settings.filePlaces()).places).toHaveLength(1)
})

test('files move to the storage and back, and can be read all the time', async () => {
  const fileId = await uploaded(office, 'li', 'plan.txt', '第一份')
  const hash = await hashOfFile(fileId)
  await choose(place())
  expect((await places()).waiting).toBeGreaterThan(0)
  expect((await download(fileId)).text).toBe('第一份')

  await settleMoves()
  expect(keysOf(storage)).toContain(hash)
  expect(await inFolder()).toEqual([])
  expect((await download(fileId)).text).toBe('第一份')
  expect(await places()).toMatchObject({ waiting: 0, failed: 0, reason: '' })

  await choose({ place: 'folder' })
  await settleMoves()
  expect(storage.objects.size).toBe(0)
  expect(await inFolder()).toContain(hash)
  expect((await download(fileId)).text).toBe('第一份')
})

test('files move from one storage to another, and the key of the first one is forgotten', async () => {
  const fileId = await uploaded(office, 'li', 'plan.txt', '两个存储')
  await choose(place())
  await settleMoves()
  await choose({ ...place(), endpoint: second.endpoint, bucket: 'archive', prefix: '' })
  expect((await download(fileId)).text).toBe('两个存储')
  await settleMoves()

  expect(storage.objects.size).toBe(0)
  expect(keysOf(second)).toContain(await hashOfFile(fileId))
  expect((await download(fileId)).text).toBe('两个存储')
  expect((await places()).places.map(({ name }) => name)).toEqual(['', `${second.endpoint}/archive`])
})

test('a storage that is away loses no upload, and says why until it is back', async () => {
  const kept = await uploaded(office, 'li', 'kept.txt', '已在存储')
  await choose(place())
  await settleMoves()
  storage.broken = { status: 503, code: 'SlowDown' }
  const fileId = await uploaded(office, 'li', 'new.txt', '存储中断')
  await settleMoves()

  expect((await download(fileId)).text).toBe('存储中断')
  const away = JSON.parse((await download(kept)).text)
  expect(away).toMatchObject({ code: 503, data: { refusal: 'files.storeAway' } })
  const waiting = await places()
  expect(waiting).toMatchObject({ waiting: 1, failed: 1 })
  expect(waiting.reason).toContain('SlowDown')

  storage.broken = undefined
  await (await office.as('admin')).settings.moveFiles()
  await office.settle()
  expect(await places()).toMatchObject({ waiting: 0, failed: 0 })
  expect((await download(fileId)).text).toBe('存储中断')
  expect((await download(kept)).text).toBe('已在存储')
})

test('a move that was interrupted after the copy goes on', async () => {
  const fileId = await uploaded(office, 'li', 'plan.txt', '迁移中断')
  await choose(place())
  await settleMoves()
  // The server died before it deleted the copies of its own folder: the same bytes come once more.
  const again = await uploaded(office, 'li', 'again.txt', '迁移中断')
  expect(await inFolder()).toEqual([await hashOfFile(fileId)])
  await settleMoves()
  expect(await inFolder()).toEqual([])
  expect((await download(again)).text).toBe('迁移中断')
})

test('deleted files leave the storage; bytes that another file shares stay', async () => {
  const { documents } = await office.as('li')
  const shared = await uploaded(office, 'li', 'one.txt', '共用内容')
  const alone = await uploaded(office, 'li', 'two.txt', '单独内容')
  const kept = await uploaded(office, 'li', 'three.txt', '共用内容')
  const ids = []
  for (const fileId of [shared, alone, kept])
    ids.push((await documents.addFile({ fileId, parentId: null })).id)
  const [sharedHash, aloneHash] = [await hashOfFile(shared), await hashOfFile(alone)]
  await choose(place())
  await settleMoves()
  expect(keysOf(storage)).toEqual(expect.arrayContaining([sharedHash, aloneHash]))

  await documents.remove({ ids: ids.slice(0, 2) })
  await documents.purge({ ids: ids.slice(0, 2) })
  await settleMoves()
  await settleMoves()
  expect(keysOf(storage)).toContain(sharedHash)
  expect(keysOf(storage)).not.toContain(aloneHash)
  expect((await download(kept)).text).toBe('共用内容')
})

test('bytes that come again while their object is deleted are kept', async () => {
  const { documents } = await office.as('li')
  const fileId = await uploaded(office, 'li', 'one.txt', '删了又来')
  const { id } = await documents.addFile({ fileId, parentId: null })
  await choose(place())
  await settleMoves()
  await documents.remove({ ids: [id] })
  await documents.purge({ ids: [id] })
  storage.broken = { status: 500, code: 'InternalError' }
  await settleMoves()
  const again = await uploaded(office, 'li', 'one.txt', '删了又来')
  storage.broken = undefined
  await settleMoves()
  await settleMoves()

  expect((await download(again)).text).toBe('删了又来')
  expect(keysOf(storage)).toContain(await hashOfFile(again))
})

test('a copy of a company asks no storage', async () => {
  const setCopy = async (isCopy: boolean) => {
    await office.db.platform.updateTable('tenant').set({ isCopy }).where('code', '=', 'demo').execute()
    await (await office.as('admin')).monitor.emptyCache({ name: 'bounds' })
  }
  const fileId = await uploaded(office, 'li', 'plan.txt', '副本')
  await choose(place())
  await setCopy(true)
  expect(await problemsOf(choose({ ...place(), prefix: 'other' }))).toEqual(['endpoint outside.copyRests'])
  await settleMoves()
  expect(storage.objects.size).toBe(0)
  expect((await download(fileId)).text).toBe('副本')
  await setCopy(false)
})

test('a company decides how large files are and which kinds it takes', async () => {
  const refusal = async (name: string, content: string | Buffer<ArrayBuffer>) => {
    const form = new FormData()
    form.append('file', new Blob([content]), name)
    const headers = { authorization: await office.tokenOf('li') }
    const url = new URL('/api/file/Uploader/annex', await office.address())
    const { data } = await (await fetch(url, { method: 'POST', headers, body: form })).json()
    return data.refusal ?? 'taken'
  }
  const program = Buffer.concat([Buffer.from('MZ'), randomBytes(2_000)])
  await choose({ largestMegabytes: 1, fileRule: 'except', endings: ['.EXE', 'js'] })
  expect(await refusal('a.txt', 'x'.repeat(1024 * 1024 + 1))).toBe('files.tooLarge')
  expect(await refusal('a.txt', 'x'.repeat(1024 * 1024))).toBe('taken')
  expect(await refusal('a.JS', 'x')).toBe('files.kindNotAllowed')
  expect(await refusal('setup.exe', program)).toBe('files.kindNotAllowed')
  expect(await refusal('setup', program)).toBe('files.typeRefused')
  expect(await refusal('a.md', 'x')).toBe('taken')

  await choose({ fileRule: 'only', endings: ['txt', 'docx'] })
  expect(await refusal('a.txt', 'x')).toBe('taken')
  expect(await refusal('a.md', 'x')).toBe('files.kindNotAllowed')
  expect(await refusal('nameless', 'x')).toBe('files.typeRefused')
  expect(await problemsOf(choose({ fileRule: 'only', endings: [] }))).toEqual(['endings settings.missing'])
  await choose({ largestMegabytes: 100, fileRule: 'all', endings: [] })
})
