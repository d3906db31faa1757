import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../../test/index.ts'

let folder: string
let office: Office
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-pages-'))
  for (const name of ['staff', 'studio']) {
    await mkdir(join(folder, name, 'assets'), { recursive: true })
    await writeFile(join(folder, name, 'index.html'), `<head><title>${name}</title></head>`)
    await writeFile(join(folder, name, 'assets/index-a1b2c3d4.js'), name)
    for (const fixed of [
      'theme.js',
      'service-worker.js',
      'apple-touch-icon.png',
      'manifest.zh-CN.webmanifest',
    ])
      await writeFile(join(folder, name, fixed), fixed)
  }
  await writeFile(join(folder, 'secret.txt'), 'secret')
  office = await openOffice({ clients: { staff: join(folder, 'staff'), studio: join(folder, 'studio') } })
})
afterAll(async () => {
  await office.close()
  await rm(folder, { recursive: true })
})

const get = (url: string) => office.app.http.inject(url)

test.each(['/', '/pages/workFlow/flowTodo/index', '/pages/login/index?x=1', '/studios'])(
  '%s is a page of the staff client',
  async (url) => {
    const { body, headers, statusCode } = await get(url)

    expect([statusCode, body]).toEqual([200, expect.stringContaining('<title>staff')])
    expect(headers['cache-control']).toBe('no-cache')
  },
)

test.each(['/studio', '/studio/', '/studio/flows/1'])(
  '%s is a page of the studio, under the same policy',
  async (url) => {
    const { body, headers } = await get(url)

    expect(body).toContain('<title>studio')
    expect(headers['content-security-policy']).not.toMatch(/(?<!wasm-)unsafe/)
  },
)

const share = (form: FormData, headers: Readonly<Record<string, string>> = {}) => {
  const { headers: own, body } = new Request('http://localhost', { method: 'POST', body: form })
  return new Response(body).arrayBuffer().then((payload) =>
    office.app.http.inject({
      method: 'POST',
      url: '/pages/share/index',
      headers: { 'content-type': own.get('content-type') ?? '', origin: 'null', ...headers },
      payload: Buffer.from(payload),
    }),
  )
}

/** What a page has been given of a share. */
function postedIn(page: string): Promise<FormData> {
  const block = /<script type="application\/json" id="posted-share">(.*)<\/script>/.exec(page)?.[1]
  const { type, body } = JSON.parse(block ?? 'null')
  return new Response(Buffer.from(body, 'base64'), { headers: { 'content-type': type } }).formData()
}

test('what is shared before the service worker is there comes back inside the page, and stays nowhere else', async () => {
  const form = new FormData()
  form.append('text', '</script><script>alert(1)</script>')
  form.append('files', new File([new Uint8Array([0, 255, 60])], 'taxi.png', { type: 'image/png' }))
  const { statusCode, headers, body } = await share(form)

  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body).toContain('<title>staff')
  expect(body.match(/<script/g)).toHaveLength(1)
  const posted = await postedIn(body)
  expect(posted.get('text')).toBe('</script><script>alert(1)</script>')
  const file = posted.get('files') as File
  expect([file.name, file.type, [...(await file.bytes())]]).toEqual(['taxi.png', 'image/png', [0, 255, 60]])
})

test('a share that came in many parts is whole', async () => {
  const bytes = Uint8Array.from({ length: 20 * 1024 * 1024 + 1 }, (_, at) => at % 251)
  const form = new FormData()
  form.append('files', new File([bytes], 'film.mp4', { type: 'video/mp4' }))
  const file = (await postedIn((await share(form)).body)).get('files') as File
  expect(Buffer.compare(await file.bytes(), bytes)).toBe(0)
})

test('the type of a form cannot end the data', async () => {
  const type = `multipart/form-data; boundary="</script><script>"`
  const { body } = await share(new FormData(), { 'content-type': type })
  expect(body.match(/<script/g)).toHaveLength(1)
})

test.each([
  ['no form', 'application/octet-stream', '8'],
  ['more than can be read', 'multipart/form-data; boundary=x', String(60 * 1024 * 1024)],
])('of %s nothing is read, and the page says so', async (_, type, length) => {
  const { statusCode, headers } = await office.app.http.inject({
    method: 'POST',
    url: '/pages/share/index',
    headers: { 'content-type': type, origin: 'null', 'content-length': length },
    payload: 'anything',
  })
  expect([statusCode, headers.location]).toEqual([303, '/pages/share/index?problem=missed'])
})

test('files named by their content are cached forever', async () => {
  const hashed = await get('/assets/index-a1b2c3d4.js')
  const ofStudio = await get('/studio/assets/index-a1b2c3d4.js')
  expect([hashed.body, ofStudio.body]).toEqual(['staff', 'studio'])
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['/theme.js', 'application/javascript'],
  ['/service-worker.js', 'application/javascript'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/manifest.zh-CN.webmanifest', 'application/manifest+json'],
])('%s has a fixed name, so browsers ask for it again', async (url, type) => {
  const { headers } = await get(url)

  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain(type)
})

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/studio/..%2f..%2fsecret.txt'])(
  '%s does not leave the folder',
  async (url) => {
    expect((await get(url)).body).not.toContain('secret')
  },
)

test('an unknown call is refused in the envelope, not answered with a page', async () => {
  expect((await get('/api/nothing')).json()).toMatchObject({
    code: 404,
    data: { refusal: 'request.notFound' },
  })
})
