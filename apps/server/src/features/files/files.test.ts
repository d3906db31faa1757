import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, minutes, type Office, openOffice, refusalOf } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const windowsProgram = Buffer.concat([Buffer.from('MZ'), randomBytes(2_000)])
type SentFile = Readonly<{ name: string; type?: string; bytes: Uint8Array; as?: Account }>

/** Sends a tus request as a client does, over a real connection. */
async function tus(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Uint8Array,
  as: Account = 'li',
) {
  const authorization = await office.tokenOf(as)
  return fetch(new URL(path, await office.address()), {
    method,
    headers: { 'Tus-Resumable': '1.0.0', authorization, ...headers },
    ...(body ? { body: Uint8Array.from(body) } : {}),
  })
}
const base64 = (text: string) => Buffer.from(text).toString('base64')

async function create({
  name,
  type = 'application/octet-stream',
  bytes,
  as = 'li',
}: SentFile): Promise<string> {
  const metadata = `filename ${base64(name)},filetype ${base64(type)}`
  const made = await tus(
    'POST',
    '/api/file/Uploader/annex',
    { 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata },
    undefined,
    as,
  )
  expect(made.status).toBe(201)
  return made.headers.get('location') ?? ''
}
const patch = (path: string, offset: number, bytes: Uint8Array, as: Account = 'li') =>
  tus(
    'PATCH',
    path,
    { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
    bytes,
    as,
  )
const idOf = (path: string) => path.split('/').at(-1) ?? ''

async function upload(sent: SentFile): Promise<string> {
  const path = await create(sent)
  const { status } = await patch(path, 0, sent.bytes, sent.as)
  expect(status).toBe(204)
  return idOf(path)
}
async function download(fileId: string, as: Account = 'li') {
  const { url } = await (await office.as(as)).files.download({ type: 'annex', fileId })
  return { url, answer: await fetch(new URL(url, await office.address())) }
}

test('a file uploaded in chunks with a pause arrives whole', async () => {
  const bytes = randomBytes(300_000)
  const path = await create({ name: '账单.bin', bytes })

  await patch(path, 0, bytes.subarray(0, 100_000))
  const { files } = await office.as('li')
  expect((await files.describe({ fileId: idOf(path) })).state).toBe('uploading')
  const offset = Number((await tus('HEAD', path, {})).headers.get('upload-offset'))
  expect(offset).toBe(100_000)
  await patch(path, offset, bytes.subarray(offset))

  expect(await files.describe({ fileId: idOf(path) })).toMatchObject({
    state: 'ready',
    size: 300_000,
    name: '账单.bin',
  })
  const { answer } = await download(idOf(path))
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
})

test('a chunk at the wrong offset is refused', async () => {
  const path = await create({ name: 'a.bin', bytes: randomBytes(1_000) })

  expect((await patch(path, 500, randomBytes(500))).status).toBe(409)
})

test('a client that lost the last response learns that the upload is complete', async () => {
  const bytes = randomBytes(1_000)
  const path = await create({ name: 'a.bin', bytes })
  await patch(path, 0, bytes)

  expect((await tus('HEAD', path, {})).headers.get('upload-offset')).toBe('1000')
})

test('equal bytes are stored once', async () => {
  const bytes = randomBytes(5_000)
  const stored = async () =>
    (await readdir(join(office.app.server.filesDir, 'demo/content'), { recursive: true })).filter(
      (name) => name.length > 60,
    )
  await upload({ name: 'one.bin', bytes })
  const before = await stored()

  await upload({ name: 'two.bin', bytes })

  expect(await stored()).toEqual(before)
})

test('a link serves the bytes once, within a minute, as an attachment', async () => {
  const fileId = await upload({ name: '报销 "三月".png', type: 'image/png', bytes: png })
  const { url, answer } = await download(fileId)

  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="__ ____.png"; filename*=UTF-8''${encodeURIComponent('报销 "三月".png')}`,
  )
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  await answer.arrayBuffer()
  expect(await (await fetch(new URL(url, await office.address()))).json()).toMatchObject({ code: 404 })

  const late = await (await office.as('li')).files.download({ type: 'annex', fileId })
  office.clock.pass(minutes(1))
  expect(await (await fetch(new URL(late.url, await office.address()))).json()).toMatchObject({ code: 404 })
})

test.each([
  ['a program that calls itself a picture', { name: 'cat.png', type: 'image/png', bytes: windowsProgram }],
  ['a picture that calls itself a document', { name: 'report.pdf', type: 'application/pdf', bytes: png }],
  ['noise that calls itself a picture', { name: 'noise.jpg', type: 'image/jpeg', bytes: randomBytes(500) }],
  [
    'a packed stream that calls itself a sheet',
    { name: 'sheet.xlsx', type: '', bytes: deflateRawSync(randomBytes(400)) },
  ],
])('%s is refused', async (_name, sent) => {
  const path = await create(sent)

  expect((await patch(path, 0, sent.bytes)).status).toBe(415)
  const { files } = await office.as('li')
  expect((await files.describe({ fileId: idOf(path) })).state).toBe('refused')
  expect(await refusalOf(files.download({ type: 'annex', fileId: idOf(path) }))).toBe('files.notReady')
})

test.each([
  ['notes.txt', Buffer.from('今天')],
  ['table.csv', Buffer.from('a,b\n1,2')],
  ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['photo.jpeg.png', png],
  ['no ending', png],
])('%s is taken', async (name, bytes) => {
  const fileId = await upload({ name, bytes })

  expect((await (await office.as('li')).files.describe({ fileId })).state).toBe('ready')
})

test('more than a hundred megabytes are refused before the first byte', async () => {
  const made = await tus('POST', '/api/file/Uploader/annex', { 'Upload-Length': String(101 * 1024 * 1024) })

  expect(made.status).toBe(413)
})

test('a file name with a path is stored as a plain name', async () => {
  const fileId = await upload({ name: '../../../etc/pass\u202ewd\0.txt', bytes: Buffer.from('x') })

  expect((await (await office.as('li')).files.describe({ fileId })).name).toBe('passwd.txt')
})

test('only Li can see, continue, cancel or download their upload', async () => {
  const bytes = randomBytes(1_000)
  const path = await create({ name: 'private.bin', bytes })
  const fileId = idOf(path)

  for (const as of ['wang', 'admin'] as const) {
    const { files } = await office.as(as)
    expect(await refusalOf(files.describe({ fileId }))).toBe('files.notFound')
    expect(await refusalOf(files.download({ type: 'annex', fileId }))).toBe('files.notFound')
    expect((await patch(path, 0, bytes, as)).status).toBe(404)
    expect((await tus('HEAD', path, {}, undefined, as)).status).toBe(404)
    expect((await tus('DELETE', path, {}, undefined, as)).status).toBe(404)
  }
  expect(await refusalOf((await office.other.as('admin')).files.describe({ fileId }))).toBe('files.notFound')
  expect((await patch(path, 0, bytes)).status).toBe(204)
})

test('uploads require a session', async () => {
  const answer = await tus('POST', '/api/file/Uploader/annex', {
    'Upload-Length': '1',
    authorization: 'nobody',
  })

  expect([answer.status, (await answer.json()).code]).toEqual([401, 602])
})

test('a cancelled upload is deleted', async () => {
  const path = await create({ name: 'a.bin', bytes: randomBytes(10) })

  expect((await tus('DELETE', path, {})).status).toBe(204)
  expect(await refusalOf((await office.as('li')).files.describe({ fileId: idOf(path) }))).toBe(
    'files.notFound',
  )
})

test('an older client uploads a multipart form and gets the file in the envelope', async () => {
  const send = async (bytes: Uint8Array, name: string) => {
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), name)
    const headers = { authorization: await office.tokenOf('li') }
    const url = new URL('/api/file/Uploader/annexpic', await office.address())
    return (await fetch(url, { method: 'POST', headers, body: form })).json()
  }

  expect(await send(png, 'pixel.png')).toMatchObject({
    code: 200,
    data: { name: 'pixel.png', type: 'image/png', state: 'ready' },
  })
  expect(await send(windowsProgram, 'pixel.png')).toMatchObject({
    code: 415,
    data: { refusal: 'files.typeRefused' },
  })
})
