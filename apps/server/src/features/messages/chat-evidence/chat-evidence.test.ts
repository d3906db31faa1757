import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../test/company-flows.ts'
import { forgeEvent } from '../../../../test/forged-events.ts'
import { days, type Office, openOffice, refusalOf, uploaded } from '../../../../test/index.ts'
import { textOfPdf } from '../../../../test/text-of-pdf.ts'
import { unzipped } from '../../../../test/unzipped.ts'
import { verifyHistory } from '../../../operations/verify-history.ts'
import { cleanUp } from '../../background/clean-up.ts'

let office: Office
let flowId: string
let folder: string
beforeAll(async () => {
  office = await openOffice()
  folder = await mkdtemp(join(tmpdir(), 'signet-chat-evidence-'))
  const route = chain([start(), approver(office, 'review', ['li']), approver(office, 'check', ['wang']), end])
  ;({ flowId } = await publishFlow(office, route))
})
afterAll(async () => {
  await office.close()
  await rm(folder, { recursive: true })
})

type Who = 'li' | 'wang' | 'employee' | 'chen'
const chatOf = async (account: Who) => (await office.as(account)).chat
let drawn = 0
const clientId = () => `device-${++drawn}`

/** A case about which its starter has said something and sent a file, at places 2 and 3 of the conversation. */
async function talkedAbout() {
  const caseId = await launchAs(office, 'employee', flowId, { subject: '差旅', amount: '1' })
  await office.settle()
  const { openCase, send } = await chatOf('employee')
  const { id } = await openCase({ caseId })
  await send({ id, clientId: clientId(), text: '发票金额是 4280 元' })
  const fileId = await uploaded(office, 'employee', '发票.txt', `4280 ${caseId}`)
  await send({ id, clientId: clientId(), kind: 'file', fileId })
  return { caseId, id, fileId }
}

const eventsOf = async (caseId: string) =>
  office.db
    .tenant('demo')
    .selectFrom('flowCase')
    .where('id', '=', caseId)
    .select('sequence')
    .executeTakeFirst()

async function download(kind: 'bundleCase' | 'printCase', caseId: string): Promise<Buffer> {
  const { url } = await (await office.as('employee')).evidence[kind]({ caseId })
  return Buffer.from(await (await fetch(new URL(url, await office.address()))).arrayBuffer())
}

const verifier = new URL('../../evidence/bundle/verify-history.mjs', import.meta.url).pathname
type Entries = ReturnType<typeof unzipped>

/** What the verifier of a bundle says about these entries: its exit code and its words. */
async function verified(entries: Entries) {
  const zip = new ZipFile()
  for (const { name, bytes } of entries) zip.addBuffer(bytes, name)
  zip.end()
  const path = join(folder, `${++drawn}.zip`)
  await writeFile(path, await buffer(zip.outputStream))
  const run = promisify(execFile)(process.execPath, [verifier, path], { cwd: folder, env: {} })
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }) => ({ code, said: String(stdout) }),
  )
}

test('who acts on a case makes messages evidence of it, once, and everybody in the conversation reads so', async () => {
  const { id } = await talkedAbout()
  const li = await chatOf('li')
  await li.openCase({ caseId: (await li.open({ id })).caseId ?? '' })
  expect((await li.open({ id })).mayMark).toBe(true)
  const socket = await office.socket('employee')
  expect(await li.markEvidence({ id, sequences: [3, 2, 3] })).toEqual({ marked: 2 })
  expect(await li.markEvidence({ id, sequences: [2] })).toEqual({ marked: 0 })

  expect((await socket.next('chatChanged')).message).toMatchObject({ sequence: 2, isEvidence: true })
  const { list } = await (await chatOf('employee')).messages({ id })
  expect(list.map(({ sequence, isEvidence }) => [sequence, isEvidence])).toEqual([
    ...[[1, false] as const, [2, true] as const, [3, true] as const, [4, false] as const],
  ])
  expect(list[3]?.event).toMatchObject({ name: 'evidence', text: '2', by: { name: '李伟' } })
})

test('evidence is neither edited nor recalled, and outlives what the company keeps of chats', async () => {
  const { id, caseId, fileId } = await talkedAbout()
  const { edit, recall, messages } = await chatOf('employee')
  const { openCase, markEvidence } = await chatOf('li')
  await openCase({ caseId })
  await edit({ id, sequence: 2, text: '发票金额是 4,280.00 元' })
  await markEvidence({ id, sequences: [2, 3] })
  expect(await refusalOf(edit({ id, sequence: 2, text: '没有金额' }))).toBe('chat.isEvidence')
  expect(await refusalOf(recall({ id, sequence: 3 }))).toBe('chat.isEvidence')

  const { settings } = await office.as('admin')
  const version = (await settings.list()).groups.find(({ group }) => group === 'retention')?.version ?? 0
  await settings.save({ group: 'retention', value: { chatDays: 7 }, secrets: {}, version })
  office.clock.pass(days(8))
  await cleanUp.run(office.app.server)
  expect((await messages({ id })).list).toEqual([])

  const entries = unzipped(await download('bundleCase', caseId))
  expect(await verified(entries)).toMatchObject({ code: 0 })
  const history = entries.find(({ name }) => name === 'history.json')?.bytes.toString() ?? ''
  expect(history).toContain('发票金额是 4,280.00 元')
  expect(history).not.toContain('发票金额是 4280 元')
  expect(entries.find(({ name }) => name === 'attachments/发票.txt')?.bytes.toString()).toBe(`4280 ${caseId}`)
  expect((await (await office.as('li')).files.describe({ fileId })).name).toBe('发票.txt')
  const printed = textOfPdf(await download('printCase', caseId)).replaceAll('\n', '')
  expect(printed).toContain('发票金额是 4,280.00 元')
})

test('a word of the evidence that was changed later is found, in the database and in a bundle', async () => {
  const { id, caseId } = await talkedAbout()
  const { openCase, markEvidence } = await chatOf('li')
  await openCase({ caseId })
  await markEvidence({ id, sequences: [2, 3] })
  const entries = unzipped(await download('bundleCase', caseId))
  const forged = entries.map(({ name, bytes }) => ({
    name,
    bytes: name === 'history.json' ? Buffer.from(bytes.toString().replace('4280', '9280')) : bytes,
  }))
  const { sequence = 0 } = (await eventsOf(caseId)) ?? {}
  expect(await verified(forged)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`event ${sequence}: changed`),
  })
  const unreadable = entries.map(({ name, bytes }) => {
    if (name !== 'history.json') return { name, bytes }
    const history = JSON.parse(bytes.toString())
    history.events[sequence - 1].body = 'null'
    return { name, bytes: Buffer.from(`${JSON.stringify(history, null, 2)}\n`) }
  })
  expect(await verified(unreadable)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`event ${sequence}: cannot be read`),
  })
  const withoutFile = entries.filter(({ name }) => name !== 'attachments/发票.txt')
  expect(await verified(withoutFile)).toMatchObject({ code: 1 })

  expect((await verifyHistory(office.db)).faults).toEqual([])
  const place = { caseId, sequence }
  await forgeEvent(office.db.tenant('demo'), place, (body) => body.replace('4280', '9280'))
  expect((await verifyHistory(office.db)).faults).toMatchObject([{ caseId, sequence, fault: 'changed' }])
  await forgeEvent(office.db.tenant('demo'), place, (body) => body.replace('9280', '4280'))
})

test('readers, people whose turn has not come and people who lost sight of the case make no evidence', async () => {
  const { id, caseId } = await talkedAbout()
  const { caseAccess } = await office.as('employee')
  await caseAccess.share({ caseId, userIds: [office.company.people.chen] })
  const chen = await chatOf('chen')
  expect((await chen.openCase({ caseId })).mayMark).toBe(false)
  const before = await eventsOf(caseId)
  expect(await refusalOf(chen.markEvidence({ id, sequences: [2] }))).toBe('flow.mayNotFile')
  expect(await refusalOf((await chatOf('wang')).markEvidence({ id, sequences: [2] }))).toBe('chat.notFound')

  const [share] = (await caseAccess.shares({ caseId })).list
  await caseAccess.endShare({ caseId, shareId: share?.id ?? '' })
  expect(await refusalOf(chen.markEvidence({ id, sequences: [2] }))).toBe('chat.notFound')
  expect(await eventsOf(caseId)).toEqual(before)

  await agreeAs(office, 'li', caseId)
  const wang = await chatOf('wang')
  expect((await wang.openCase({ caseId })).mayMark).toBe(true)
  expect(await wang.markEvidence({ id, sequences: [2] })).toEqual({ marked: 1 })
})

test('what was recalled, was never said or is no word of a person is no evidence, nor is what has no case', async () => {
  const { id } = await talkedAbout()
  const { markEvidence, recall, openDirect, send } = await chatOf('employee')
  await recall({ id, sequence: 2 })
  const refused = [[2], [3, 9], [1]].map((sequences) => refusalOf(markEvidence({ id, sequences })))
  expect(await Promise.all(refused)).toEqual(['chat.recalled', 'chat.notFound', 'chat.notFound'])
  const { id: direct } = await openDirect({ personId: office.company.people.li })
  await send({ id: direct, clientId: clientId(), text: '一' })
  expect(await refusalOf(markEvidence({ id: direct, sequences: [1] }))).toBe('chat.notHere')
})
