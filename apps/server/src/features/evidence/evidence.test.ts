import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../test/company-flows.ts'
import { minutes, type Office, openOffice, refusalOf, uploaded } from '../../../test/index.ts'
import { textOfPdf } from '../../../test/text-of-pdf.ts'
import { unzipped } from '../../../test/unzipped.ts'

let office: Office
let flowId: string
let folder: string
beforeAll(async () => {
  office = await openOffice()
  folder = await mkdtemp(join(tmpdir(), 'signet-evidence-'))
  const flow = chain([start({ name: 'EMPLOYEE' }), approver(office, 'review', ['manager']), end])
  flowId = (await publishFlow(office, flow)).flowId
})
afterAll(async () => {
  await office.close()
  await rm(folder, { recursive: true })
})

const get = async (url: string) => fetch(new URL(url, await office.address()))

async function agreedCase(): Promise<string> {
  const caseId = await launchAs(office, 'employee', flowId, { ...claim, subject: '上海 <&> "x"' })
  office.clock.pass(minutes(5))
  const taskId = await taskOf(office, 'manager', caseId)
  await (await office.as('manager')).approvals.agree({ taskId, opinion: '同意，"注意"发票' })
  return caseId
}

async function bundle(caseId: string): Promise<string> {
  const { url } = await (await office.as('employee')).evidence.bundleCase({ caseId })
  const path = join(folder, `${caseId}.zip`)
  await writeFile(path, Buffer.from(await (await get(url)).arrayBuffer()))
  return path
}

async function unpack(path: string, to: string): Promise<void> {
  for (const { name, bytes } of unzipped(await readFile(path))) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await writeFile(join(to, name), bytes)
  }
}

const verifier = new URL('./bundle/verify-history.mjs', import.meta.url).pathname
async function verify(path: string): Promise<{ code: number; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [verifier, path], { cwd: folder, env: {} })
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: stdout + stderr }
  }
}

test('the history of a flow is exported as XES with people, actions and times, by a link that opens once', async () => {
  const caseId = await agreedCase()
  const admin = await office.as('admin')
  const { url, name } = await admin.evidence.exportHistory({ flowId, format: 'xes' })
  const answer = await get(url)
  const text = await answer.text()

  expect(name).toMatch(/\.xes$/)
  expect(answer.headers.get('content-type')).toContain('application/xml')
  expect(text).toContain(`<string key="concept:name" value="${caseId}"/>`)
  expect(text).toContain('SUBMITTED by EMPLOYEE"/>')
  expect(text).toContain('FINAL_APPROVED by')
  expect(text).toContain('<string key="org:resource" value="孙经理"/>')
  expect(await (await get(url)).json()).toMatchObject({
    code: 404,
    data: { refusal: 'evidence.linkExpired' },
  })
})

test('in OCEL 2.0 every event and object has a declared type, and all references resolve', async () => {
  await agreedCase()
  const { url } = await (await office.as('admin')).evidence.exportHistory({ flowId, format: 'ocel' })
  const log = await (await get(url)).json()

  expect(log.events.length).toBeGreaterThanOrEqual(2)
  const objects = new Set(log.objects.map(({ id }: { id: string }) => id))
  for (const { relationships } of [...log.events, ...log.objects])
    for (const { objectId } of relationships) expect(objects).toContain(objectId)
})

test('a period takes only the cases begun in it', async () => {
  const admin = await office.as('admin')
  const { url } = await admin.evidence.exportHistory({ flowId, format: 'xes', to: '1999-12-31' })

  expect(await (await get(url)).text()).not.toContain('<trace>')
})

test('histories are for administrators, and bundles for people on the case', async () => {
  const caseId = await agreedCase()
  const li = await office.as('li')

  expect(await refusalOf(li.evidence.exportHistory({ flowId, format: 'xes' }))).toBe(
    'session.administratorsOnly',
  )
  expect(await refusalOf(li.evidence.bundleCase({ caseId }))).toBe('approvals.notInvolved')
  expect(await refusalOf(li.evidence.printCase({ caseId }))).toBe('approvals.notInvolved')
  const admin = await office.as('admin')
  expect(await refusalOf(admin.evidence.exportHistory({ flowId: 'nowhere', format: 'xes' }))).toBe(
    'approvals.flowNotFound',
  )
})

test('anyone on a case can print it, by a link that opens once', async () => {
  const { name, url } = await (await office.as('manager')).evidence.printCase({ caseId: await agreedCase() })
  expect(name).toMatch(/\.pdf$/)
  const answer = await get(url)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\.7/)
  expect(await (await get(url)).json()).toMatchObject({ data: { refusal: 'evidence.linkExpired' } })
})

test('paper is the printed sheet, in the office’s labelled local time; hashed times stay in UTC', async () => {
  const caseId = await agreedCase()
  const manager = await office.as('manager')
  const { endedAt } = (await office.db
    .tenant('demo')
    .selectFrom('flowCase')
    .where('id', '=', caseId)
    .select('endedAt')
    .executeTakeFirst()) ?? { endedAt: null }
  const inShanghai = new Date(Date.parse(endedAt ?? '') + minutes(8 * 60)).toISOString()
  const { url } = await manager.evidence.printCase({ caseId })
  const text = textOfPdf(Buffer.from(await (await get(url)).arrayBuffer()))
  const { record, facts } = await manager.evidence.openCaseSheet({ caseId })
  expect(text).toContain(inShanghai.slice(11, 16))
  expect(text).toContain('Asia/Shanghai')
  expect(text).not.toContain('UTC')
  const printed = text.replaceAll('\n', '')
  expect(printed).toContain(facts.$proof)
  for (const { label } of record.lines.filter((line) => line.text !== '')) expect(printed).toContain(label)
  expect(printed).toContain('同意，"注意"发票')

  const path = await bundle(caseId)
  await unpack(path, join(folder, `${caseId}-zone`))
  const history = await readFile(join(folder, `${caseId}-zone`, 'history.json'), 'utf8')
  expect(history).toContain((endedAt ?? '').slice(0, 19))
})

test('a bundle is verified without the server, and the verifier names what was changed', async () => {
  const caseId = await agreedCase()
  const path = await bundle(caseId)
  expect(await verify(path)).toMatchObject({ code: 0, said: expect.stringContaining(caseId) })

  await unpack(path, join(folder, caseId))
  const history = join(folder, caseId, 'history.json')
  const written = await readFile(history, 'utf8')
  expect(await readFile(join(folder, caseId, 'case.pdf'), 'latin1')).toMatch(/^%PDF-1\.7/)

  const change = async (edit: (events: { sequence: number; body: string }[]) => unknown[]) => {
    const writtenHistory = JSON.parse(written)
    await writeFile(history, JSON.stringify({ ...writtenHistory, events: edit(writtenHistory.events) }))
    return verify(join(folder, caseId))
  }
  const changed = await change((events) =>
    events.map((event) => (event.sequence === 2 ? { ...event, body: event.body.replace('a', 'b') } : event)),
  )
  expect(changed).toMatchObject({
    code: 1,
    said: expect.stringContaining(`Case ${caseId}, event 2: changed`),
  })
  expect((await change((events) => events.toSpliced(2, 1))).said).toContain(
    'event 3: missing or out of order',
  )
  expect((await change((events) => events.toReversed())).said).toContain('event 1: missing or out of order')
  expect((await change((events) => events.slice(0, -1))).said).toContain('missing')

  await writeFile(history, written)
  await writeFile(join(folder, caseId, 'case.pdf'), 'another')
  expect((await verify(join(folder, caseId))).said).toContain('case.pdf is changed')
  expect((await verify(join(folder, 'nothing.zip'))).code).toBe(2)
})

/** Packs a bundle at a large offset, leaving a hole in the file before it. */
async function packBeyond(before: number, entries: ReturnType<typeof unzipped>, path: string): Promise<void> {
  const zip = Object.assign(new ZipFile(), { outputStreamCursor: before })
  for (const { name, bytes } of entries)
    zip.addReadStreamLazy(name, { size: bytes.length }, (send) => send(null, Readable.from([bytes])))
  // Forces the end record used for more than 65,535 files.
  zip.end({ forceZip64Format: true, comment: '' })
  const file = await open(path, 'w')
  const packed = await buffer(zip.outputStream)
  await file.write(packed, 0, packed.length, before)
  await file.close()
}

test('a bundle beyond 4 GB, with an end for more than 65,535 files, is packed and verified as any other', async () => {
  const path = await bundle(await agreedCase())
  const entries = unzipped(await readFile(path))
  const large = join(folder, 'large.zip')
  await packBeyond(5 * 1024 ** 3, entries, large)
  expect(await verify(large)).toMatchObject({ code: 0, said: expect.stringContaining('Intact') })

  const edited = entries.map(({ name, bytes }) => ({
    name,
    bytes: name === 'case.pdf' ? Buffer.from('another') : bytes,
  }))
  await packBeyond(5 * 1024 ** 3, edited, large)
  expect((await verify(large)).said).toContain('case.pdf is changed')
})

/** Returns the entries of a bundle with an attachment. */
async function bundleWithFile() {
  const caseId = await launchAs(office, 'employee', flowId, claim)
  const fileId = await uploaded(office, 'manager', '发票.txt', `发票 ${caseId}`)
  const taskId = await taskOf(office, 'manager', caseId)
  const file = { fileId, name: '发票.txt', size: 1, type: 'text/plain' }
  await (await office.as('manager')).approvals.agree({ taskId, opinion: '同意', attachments: [file] })
  const path = await bundle(caseId)
  return { caseId, path, entries: unzipped(await readFile(path)) }
}

type Entries = ReturnType<typeof unzipped>

async function verifyPacked(entries: Entries) {
  const zip = new ZipFile()
  for (const { name, bytes } of entries) zip.addBuffer(bytes, name)
  zip.end()
  const path = join(folder, 'packed.zip')
  await writeFile(path, await buffer(zip.outputStream))
  return verify(path)
}

function flipped(bytes: Buffer, index: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
  return changed
}

test('the verifier finds any changed byte, and files that were added, swapped or duplicated', async () => {
  const { entries, path } = await bundleWithFile()
  expect((await verifyPacked(entries)).code).toBe(0)
  const names = entries.map(({ name }) => name)
  expect(names).toHaveLength(6)
  const withFile = (name: string, bytes: Buffer) =>
    entries.map((entry) => (entry.name === name ? { name, bytes } : entry))
  for (const { name, bytes } of entries) {
    const { code, said } = await verifyPacked(withFile(name, flipped(bytes, Math.floor(bytes.length / 2))))
    expect(code, name).not.toBe(0)
    expect(said).toMatch(name === 'history.json' ? /history\.json|event \d+/ : name)
  }

  const madeAt = (bytes: Buffer) => Buffer.from(bytes.toString().replace('"madeAt": "2', '"madeAt": "3'))
  const proofs = entries.find(({ name }) => name === 'proofs.json')?.bytes ?? expect.fail()
  expect((await verifyPacked(withFile('proofs.json', madeAt(proofs)))).said).toContain(
    'proofs.json is changed',
  )
  const file = entries.find(({ name }) => name.startsWith('attachments/')) ?? expect.fail()
  const other = (await bundleWithFile()).entries.find(({ name }) => name === file.name) ?? expect.fail()
  expect((await verifyPacked(withFile(file.name, other.bytes))).said).toContain(`${file.name} is changed`)
  const added = { name: 'attachments/more.txt', bytes: Buffer.from('more') }
  expect((await verifyPacked([...entries, added])).said).toContain(
    'attachments/more.txt is not in the proofs',
  )
  expect((await verifyPacked([...entries, file])).said).toContain(`${file.name} is there twice`)
  expect((await verifyPacked(entries.filter((entry) => entry !== file))).said).toContain('is missing')

  const whole = await readFile(path)
  for (const share of [0, 0.3, 0.9, 0.999]) {
    await writeFile(join(folder, 'cut.zip'), whole.subarray(0, Math.floor(whole.length * share)))
    expect(await verify(join(folder, 'cut.zip'))).toMatchObject({
      code: 2,
      said: 'The ZIP file is incomplete.\n',
    })
  }
})

test('proofs that are rephrased, unsealed or packed differently count as changed', async () => {
  const { path } = await bundleWithFile()
  const open = join(folder, 'other-words')
  await unpack(path, open)
  const proofs = await readFile(join(open, 'proofs.json'), 'utf8')
  const history = await readFile(join(open, 'history.json'), 'utf8')
  const others = [
    ['proofs.json', proofs.replace('"seal"', '"sea1"'), proofs],
    ['proofs.json', proofs.replace('\n', ' '), proofs],
    ['history.json', history.replace('\n', ' '), history],
  ] as const
  for (const [name, changed, written] of others) {
    await writeFile(join(open, name), changed)
    expect(await verify(open)).toMatchObject({ code: 1, said: expect.stringContaining(`${name} is changed`) })
    await writeFile(join(open, name), written)
  }
  expect((await verify(open)).code).toBe(0)

  const zip = await readFile(path)
  zip.writeUInt16LE(9, zip.indexOf('PK\u0001\u0002', 'latin1') + 10)
  await writeFile(join(folder, 'packed.zip'), zip)
  expect((await verify(join(folder, 'packed.zip'))).code).toBe(1)
})

test('after a change of any byte of a zip, the bundle is not intact, or has the same content', {
  timeout: 120_000,
}, async () => {
  const { path, entries } = await bundleWithFile()
  const whole = await readFile(path)
  const place = fc.integer({ min: 0, max: whole.length - 1 })
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const changed = Buffer.from(whole)
      changed.writeUInt8(changed.readUInt8(at) ^ change, at)
      await writeFile(join(folder, 'flipped.zip'), changed)
      const { code, said } = await verify(join(folder, 'flipped.zip'))
      expect(said).not.toContain('    at ')
      if (code === 0) expect(unzipped(changed)).toEqual(entries)
    }),
    { numRuns: 60 },
  )
})
