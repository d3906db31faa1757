import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('the version is public', async () => {
  expect(await office.client().system.version()).toEqual({ sysVersion: '6.0.8', build: 65, downloadUrl: '' })
})

test.each([
  ['zh-CN', '待处理'],
  ['zh-TW', '待處理'],
  ['en-US', 'Pending'],
])('the texts come in %s', async (language, words) => {
  const texts = await office.client({ 'Accept-Language': language }).system.languagePack()

  expect(texts['applications.page.pending']).toBe(words)
})

test.each(['/api/openapi.json', '/api/system/BaseLang/LangJson', '/api/docs'])(
  '%s is sent compressed, and only once to who keeps it',
  async (url) => {
    const { http } = office.app
    const plain = await http.inject({ url })
    const packed = await http.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    const etag = String(packed.headers.etag)

    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    const again = await http.inject({ url, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)
