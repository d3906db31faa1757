import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormDefinitionInput } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishModel } from '../../../../test/company-models.ts'
import { days, minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const windowsProgram = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 7)])
const form = (key: string): FormDefinitionInput => ({
  version: 1,
  key,
  fields: [
    { key: 'title', kind: 'input', label: '名称' },
    { key: 'photo', kind: 'image-upload', label: '照片', settings: { maxFiles: 2 } },
    { key: 'papers', kind: 'file-upload', label: '附件', settings: { accept: ['.txt'] } },
    { key: 'story', kind: 'rich-text', label: '说明' },
    { key: 'sign', kind: 'signature', label: '签名' },
    {
      key: 'lines',
      kind: 'sub-table',
      label: '明细',
      fields: [{ key: 'proof', kind: 'file-upload', label: '凭证' }],
    },
  ],
})
const list = { columns: [{ field: 'title' }], searches: [], keyword: [], tabs: undefined }
const plain = { group: undefined, tree: undefined, sums: [] }

async function link(wishes: Readonly<{ password?: string; quota?: number }> = {}) {
  const { modelId } = await publishModel(office, { ...list, ...plain }, form)
  const { shortLinks } = await office.as('admin')
  const fields = ['title', 'photo', 'papers', 'story', 'sign', 'lines']
  const made = await shortLinks.switchOn({ modelId, purpose: 'form', fields, ...wishes })
  return { ...made, modelId, admin: shortLinks }
}

const stranger = () => office.client().shortLinks
const visitOf = async (address: string) => (await stranger().visit({ link: address })).visit
const base64 = (text: string) => Buffer.from(text).toString('base64')

async function tus(
  method: string,
  path: string,
  visit: string,
  more: Record<string, string> = {},
  body?: Buffer,
) {
  const headers = { 'Tus-Resumable': '1.0.0', 'Short-Link-Visit': visit, ...more }
  const url = new URL(path, await office.address())
  return fetch(url, { method, headers, ...(body && { body: Uint8Array.from(body) }) })
}

type SentFile = Readonly<{ name: string; bytes: Buffer }>
const begin = (visit: string, { name, bytes }: SentFile) =>
  tus('POST', '/api/visualdev/ShortLink/Upload', visit, {
    'Upload-Length': String(bytes.length),
    'Upload-Metadata': `filename ${base64(name)}`,
  })
const patch = (visit: string, path: string, bytes: Buffer) =>
  tus(
    'PATCH',
    path,
    visit,
    { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    bytes,
  )

async function upload(visit: string, sent: SentFile) {
  const path = (await begin(visit, sent)).headers.get('location') ?? ''
  expect((await patch(visit, path, sent.bytes)).status).toBe(204)
  return { fileId: path.split('/').at(-1) ?? '', name: sent.name, size: sent.bytes.length, type: '' }
}

let tickets = 0
function send(address: string, visit: string | undefined, values: Record<string, unknown>) {
  tickets += 1
  return stranger().send({
    link: address,
    ticket: `ticket-of-a-page-${tickets}`,
    values,
    ...(visit !== undefined && { visit }),
  })
}

async function onlyRecord(modelId: string) {
  const { records } = await office.as('admin')
  const found = await records.list({ modelId })
  return records.open({ modelId, id: found.list[0]?.id ?? '' })
}

const mayRead = async (account: 'admin' | 'wang' | 'li', fileId: string) =>
  refusalOf((await office.as(account)).files.describe({ fileId }))

test('a visitor’s file is part of the record, and readers of the record can open it', async () => {
  const { address, modelId } = await link()
  const visit = await visitOf(address)
  const photo = await upload(visit, { name: 'photo.png', bytes: png })
  const paper = await upload(visit, { name: 'a.txt', bytes: Buffer.from('hello') })
  const shown = await upload(visit, { name: 'b.png', bytes: png })
  for (const { fileId } of [photo, paper, shown]) {
    expect(await mayRead('admin', fileId)).toBe('files.notFound')
    expect(await mayRead('li', fileId)).toBe('files.notFound')
  }

  const sign = `data:image/png;base64,${png.toString('base64')}`
  const story = `<p>see <img data-file="${shown.fileId}" alt="b"></p>`
  const lines = [{ id: 'r1', proof: [paper] }]
  await send(address, visit, { title: 'x', photo: [photo], story, sign, lines })
  const { values } = await onlyRecord(modelId)
  expect(values).toMatchObject({ photo: [{ ...photo, type: 'image/png' }], sign })
  expect(values['lines']).toMatchObject([{ proof: [{ fileId: paper.fileId }] }])
  for (const { fileId } of [photo, paper, shown]) expect(await mayRead('admin', fileId)).toBe('not refused')
})

test('a visitor cannot submit a file of another visit or of the link’s owner', async () => {
  const { address } = await link()
  const [mine, another] = [await visitOf(address), await visitOf(address)]
  const strange = await upload(another, { name: 'a.txt', bytes: Buffer.from('secret') })
  const token = await office.tokenOf('admin')
  const body = new FormData()
  body.append('file', new Blob(['of the administrator']), 'own.txt')
  const sent = await fetch(new URL('/api/file/Uploader/annex', await office.address()), {
    method: 'POST',
    headers: { authorization: token },
    body,
  })
  const { data: own } = (await sent.json()) as { data: { fileId: string; name: string; size: number } }

  for (const { fileId, name, size } of [strange, own])
    for (const visit of [mine, undefined])
      expect(await refusalOf(send(address, visit, { papers: [{ fileId, name, size }] }))).toBe(
        'files.notFound',
      )
})

test('a file belongs to one record, even when two submissions carry it simultaneously', async () => {
  const { address } = await link()
  const visit = await visitOf(address)
  const paper = await upload(visit, { name: 'a.txt', bytes: Buffer.from('once') })
  const answers = await Promise.all([1, 2, 3].map(() => refusalOf(send(address, visit, { papers: [paper] }))))

  expect(answers.toSorted()).toEqual(['files.notFound', 'files.notFound', 'not refused'])
})

test('a file has the type of its bytes and the name it was sent with, whatever the form claims', async () => {
  const { address, modelId } = await link()
  const visit = await visitOf(address)
  const path = (await begin(visit, { name: 'a.png', bytes: windowsProgram })).headers.get('location') ?? ''
  expect((await patch(visit, path, windowsProgram)).status).toBe(415)

  const program = await upload(visit, { name: 'a.bat', bytes: Buffer.from('@echo off') })
  const disguised = { ...program, name: 'a.txt' }
  expect(await refusalOf(send(address, visit, { papers: [disguised] }))).toBe('form.valuesRefused')
  await send(address, visit, { lines: [{ id: 'r1', proof: [{ ...disguised, size: 1 }] }] })
  const { values } = await onlyRecord(modelId)
  expect(values['lines']).toMatchObject([{ proof: [{ name: 'a.bat', size: 9 }] }])
})

test.each(['nothing', 'demo.AAAAAAAAAAAAAAAAAAAAAA', 'other.AAAAAAAAAAAAAAAAAAAAAA', ''])(
  'under the made-up visit %j nothing is sent',
  async (visit) => {
    expect((await begin(visit, { name: 'a.txt', bytes: Buffer.from('x') })).status).toBe(404)
  },
)

test('a visit may continue only its own uploads and read none', async () => {
  const { address } = await link()
  const [mine, another] = [await visitOf(address), await visitOf(address)]
  const path =
    (await begin(mine, { name: 'a.txt', bytes: Buffer.from('mine') })).headers.get('location') ?? ''

  for (const method of ['HEAD', 'DELETE']) expect((await tus(method, path, another)).status).toBe(404)
  expect((await patch(another, path, Buffer.from('mine'))).status).toBe(404)
  expect(await (await tus('GET', path, mine)).json()).toMatchObject({ code: 404 })
  expect((await patch(mine, path, Buffer.from('mine'))).status).toBe(204)
})

test('one visit sends at most forty files, even simultaneously', async () => {
  const { address } = await link()
  const visit = await visitOf(address)
  const statuses = await Promise.all(
    Array.from({ length: 44 }, async () => (await begin(visit, { name: 'a.txt', bytes: png })).status),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)

  const large = await tus('POST', '/api/visualdev/ShortLink/Upload', await visitOf(address), {
    'Upload-Length': String(51 * 1024 * 1024),
  })
  expect([large.status, (await large.json()).data.refusal]).toEqual([413, 'files.tooLarge'])
})

test('an upload without a size is refused', async () => {
  const { address } = await link()
  const deferred = { 'Upload-Defer-Length': '1' }
  const answer = await tus('POST', '/api/visualdev/ShortLink/Upload', await visitOf(address), deferred)

  expect(answer.status).toBe(400)
})

test('a visit needs the password, and ends with its link', async () => {
  const { address, admin, modelId, id } = await link({ password: 'open sesame' })
  expect(await refusalOf(stranger().visit({ link: address }))).toBe('shortLinks.passwordNeeded')
  const { pass } = await stranger().enter({ link: address, password: 'open sesame' })
  const { visit } = await stranger().visit({ link: address, pass })
  await admin.revoke({ modelId, id })

  expect((await begin(visit, { name: 'a.txt', bytes: png })).status).toBe(404)
})

test('files never submitted are deleted after a day with their bytes; submitted ones stay', async () => {
  const { address, modelId } = await link()
  const visit = await visitOf(address)
  const kept = await upload(visit, { name: 'kept.txt', bytes: Buffer.from('kept for good') })
  await upload(visit, { name: 'twin.txt', bytes: Buffer.from('kept for good') })
  await upload(visit, { name: 'left.txt', bytes: Buffer.from('left behind') })
  await begin(visit, { name: 'half.txt', bytes: Buffer.from('never came') })
  await send(address, visit, { papers: [kept] })
  const { filesDir } = office.app.server
  const lying = async (part: string) =>
    (await readdir(join(filesDir, 'demo', part), { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    ).length
  await office.app.jobs.runDue()
  const before = await lying('content')

  office.clock.pass(days(2) + minutes(1))
  await office.app.jobs.runDue()
  expect(before - (await lying('content'))).toBeGreaterThan(0)
  expect(await lying('uploads')).toBe(0)
  expect(await office.db.tenant('demo').selectFrom('shortLinkUpload').select('fileId').execute()).toEqual([])
  const { values } = await onlyRecord(modelId)
  expect(values['papers']).toMatchObject([{ name: 'kept.txt' }])
  const { url } = await (await office.as('admin')).files.download({ type: 'annex', fileId: kept.fileId })
  expect(await (await fetch(new URL(url, await office.address()))).text()).toBe('kept for good')
  expect((await begin(visit, { name: 'late.txt', bytes: png })).status).toBe(404)
})

test('a link stops when its owner leaves, and the person who changes it becomes its owner', async () => {
  const { address, modelId, id, admin } = await link()
  const visit = await visitOf(address)
  const { zhao } = office.company.people
  await office.db
    .tenant('demo')
    .updateTable('shortLink')
    .set({ ownerId: zhao })
    .where('id', '=', id)
    .execute()
  await stranger().open({ link: address })
  const { organization } = await office.as('admin')
  await organization.updateUser({ id: zhao, enabledMark: 0 })

  expect(await refusalOf(stranger().open({ link: address }))).toBe('shortLinks.paused')
  expect(await refusalOf(send(address, visit, { title: 'x' }))).toBe('shortLinks.paused')
  expect((await begin(visit, { name: 'a.txt', bytes: png })).status).toBe(409)
  expect((await admin.links({ modelId })).list).toMatchObject([{ isPaused: true }])

  await admin.change({ modelId, id, fields: ['title'] })
  expect((await stranger().open({ link: address })).rights).toEqual({ title: 'write' })
  expect((await admin.links({ modelId })).list).toMatchObject([{ isPaused: false, owner: '管理员' }])
})

test('files and signatures are handed in by a form and never shown by a query', async () => {
  const { admin, modelId } = await link()
  const { offered } = await admin.links({ modelId })
  const keysOf = (named: readonly { key: string }[]) => named.map(({ key }) => key)

  expect(keysOf(offered.fill)).toEqual(['title', 'photo', 'papers', 'story', 'sign', 'lines'])
  expect(keysOf(offered.show)).toEqual(['title'])
  expect(keysOf(offered.ask)).toEqual(['title'])
})
