import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, minutes, type Office, openOffice, refusalOf } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function upload(name: string, text: string, as: Account = 'li'): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([text], { type: 'text/plain' }), name)
  const url = new URL('/api/file/Uploader/annex', await office.address())
  const headers = { authorization: await office.tokenOf(as) }
  const { data } = await (await fetch(url, { method: 'POST', headers, body: form })).json()
  return data.fileId
}
async function pack(fileIds: readonly string[], as: Account = 'li') {
  const { files } = await office.as(as)
  return files.pack({ type: 'annex', list: fileIds.map((fileId) => ({ fileId })) })
}
const open = async (url: string) => fetch(new URL(url, await office.address()))

/** Reads names and texts from a zip by its central directory. */
function unzip(bytes: Buffer): [string, string][] {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  let at = bytes.readUInt32LE(end + 16)
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((index) => bytes.readUInt16LE(at + index))
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameSize ?? 0))
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    const text = bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed
    at += 46 + (nameSize ?? 0) + (extraSize ?? 0) + (noteSize ?? 0)
    return [name, text.toString('utf8')]
  })
}

test('Li downloads several files as one zip, once, with unique names', async () => {
  const first = await upload('发票.txt', 'eins')
  const second = await upload('发票.txt', 'zwei'.repeat(10_000))
  const { downloadVo, downloadName } = await pack([first, second, first])
  const answer = await open(downloadVo.url)

  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toContain(downloadName)
  expect(unzip(Buffer.from(await answer.arrayBuffer()))).toEqual([
    ['发票.txt', 'eins'],
    ['发票 (2).txt', 'zwei'.repeat(10_000)],
  ])
  expect(await (await open(downloadVo.url)).json()).toMatchObject({ code: 404 })
})

test('a zip not fetched within a minute is gone', async () => {
  const { downloadVo } = await pack([await upload('a.txt', 'a')])
  office.clock.pass(minutes(1))

  expect(await (await open(downloadVo.url)).json()).toMatchObject({ code: 404 })
})

test('one unreadable file refuses the whole zip', async () => {
  const mine = await upload('mine.txt', 'mine')
  const hers = await upload('hers.txt', 'hers', 'wang')

  expect(await refusalOf(pack([mine, hers]))).toBe('files.notFound')
  expect(await refusalOf(pack([mine, 'nowhere']))).toBe('files.notFound')
})

test('an older client sends the list alone', async () => {
  const fileId = await upload('a.txt', 'a')
  const url = new URL('/api/file/PackDownload/annex', await office.address())
  const headers = { authorization: await office.tokenOf('li'), 'content-type': 'application/json' }
  const body = JSON.stringify([{ fileId, fileName: '../../x.txt' }])
  const { code, data } = await (await fetch(url, { method: 'POST', headers, body })).json()

  expect(code).toBe(200)
  expect(unzip(Buffer.from(await (await open(data.downloadVo.url)).arrayBuffer()))).toEqual([['a.txt', 'a']])
})
