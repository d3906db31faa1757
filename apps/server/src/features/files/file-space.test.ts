import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Account,
  days,
  hours,
  type Office,
  openOffice,
  refusalOf,
  uploaded,
} from '../../../test/index.ts'

const megabyte = 1024 * 1024
let office: Office
beforeAll(async () => {
  office = await openOffice({
    fileSpace: { perPerson: 3 * megabyte, perTenant: 5 * megabyte, openUploads: 2 },
  })
})
afterAll(() => office.close())

type Begun = Readonly<{ as: Account; bytes: number; headers?: Readonly<Record<string, string>> }>

async function begin({ as, bytes, headers = { 'Upload-Length': String(bytes) } }: Begun) {
  const answer = await fetch(new URL('/api/file/Uploader/annex', await office.address()), {
    method: 'POST',
    headers: { 'Tus-Resumable': '1.0.0', authorization: await office.tokenOf(as), ...headers },
  })
  const text = await answer.text()
  const said = text === '' ? {} : (JSON.parse(text) as { msg?: string; data?: { refusal?: string } })
  return {
    status: answer.status,
    msg: said.msg,
    refusal: said.data?.refusal,
    path: answer.headers.get('location'),
  }
}

async function cancel(as: Account, path: string | null) {
  const headers = { 'Tus-Resumable': '1.0.0', authorization: await office.tokenOf(as) }
  await fetch(new URL(path ?? '', await office.address()), { method: 'DELETE', headers })
}

test('a person beyond their space learns how much they use and may use, and so does the company', async () => {
  const first = await begin({ as: 'li', bytes: 2 * megabyte })
  expect(first.status).toBe(201)
  expect(await begin({ as: 'li', bytes: 2 * megabyte })).toMatchObject({
    status: 413,
    refusal: 'files.noSpace',
    msg: '您的文件空间不足：已用 2 MB，共 3 MB。请删除不再需要的文档后重试',
  })

  const second = await begin({ as: 'wang', bytes: 3 * megabyte })
  expect(await begin({ as: 'zhao', bytes: 1 })).toMatchObject({ status: 413, refusal: 'files.companyFull' })
  await cancel('li', first.path)
  const third = await begin({ as: 'zhao', bytes: 1 })
  expect(third.status).toBe(201)
  await cancel('wang', second.path)
  await cancel('zhao', third.path)
})

test('of uploads that begin at once, only those that fit are taken', async () => {
  const begun = await Promise.all([1, 2, 3].map(() => begin({ as: 'chen', bytes: 2 * megabyte })))

  expect(begun.map(({ status }) => status).sort()).toEqual([201, 413, 413])
  for (const { path } of begun.filter(({ status }) => status === 201)) await cancel('chen', path)
})

test('a person has a bounded number of unfinished uploads, which expire after a day', async () => {
  const sizes = [await begin({ as: 'finance', bytes: 9 }), await begin({ as: 'finance', bytes: 9 })]
  expect(sizes.map(({ status }) => status)).toEqual([201, 201])
  expect(await begin({ as: 'finance', bytes: 9 })).toMatchObject({
    status: 429,
    refusal: 'files.tooManyUploads',
  })

  office.clock.pass(days(1) + hours(1))
  await office.app.jobs.runDue()
  expect((await begin({ as: 'finance', bytes: 9 })).status).toBe(201)
})

test('an upload must say its size before it begins', async () => {
  const headers = { 'Upload-Defer-Length': '1' }

  expect(await begin({ as: 'li', bytes: 0, headers })).toMatchObject({ refusal: 'request.invalid' })
})

test('a form that breaks the bounds keeps no space', async () => {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(randomBytes(4 * megabyte))]), 'a.bin')
  const answer = await fetch(new URL('/api/file/Uploader/annex', await office.address()), {
    method: 'POST',
    headers: { authorization: await office.tokenOf('li') },
    body: form,
  })

  expect(await answer.json()).toMatchObject({ data: { refusal: 'files.noSpace' } })
  expect((await begin({ as: 'li', bytes: 3 * megabyte })).status).toBe(201)
})

test('a finished file that nothing carries is deleted after a week with its bytes', async () => {
  const kept = await uploaded(office, 'wang', 'kept.txt', '留下')
  const left = await uploaded(office, 'wang', 'left.txt', '没人用')
  const { documents, files } = await office.as('wang')
  await documents.addFile({ fileId: kept, parentId: null })
  const stored = async () =>
    (await readdir(join(office.app.server.filesDir, 'demo/content'), { recursive: true })).filter(
      (name) => name.length > 60,
    ).length
  const before = await stored()

  office.clock.pass(days(7) - hours(1))
  await office.app.ticker.passDue()
  expect(await files.describe({ fileId: left })).toMatchObject({ state: 'ready' })
  office.clock.pass(hours(2))
  await office.app.ticker.passDue()

  expect(await refusalOf(files.describe({ fileId: left }))).toBe('files.notFound')
  expect(await files.describe({ fileId: kept })).toMatchObject({ state: 'ready' })
  expect(await stored()).toBe(before - 1)
})
