import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInterface } from '../../../test/company-data-views.ts'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  expenseClaim,
  launchAs,
  publishFlow,
  start,
} from '../../../test/company-flows.ts'
import { type Account, hours, type Office, openOffice, uploaded } from '../../../test/index.ts'
import { textOfPdf } from '../../../test/text-of-pdf.ts'
import { unzipped } from '../../../test/unzipped.ts'

/** A secret that occurs only in fields that a step hides from Li. */
const canary = '778899.25'
let office: Office
let folder: string
let caseId: string
let flowId: string
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
  folder = await mkdtemp(join(tmpdir(), 'signet-left-out-'))
  const form = expenseClaim('kept')
  const fields = [...form.fields, { key: 'contract', kind: 'file-upload', label: '合同' }]
  const hidden = { note: 'hidden', 'lines.price': 'hidden', contract: 'hidden' } as const
  const rows = await createInterface(office, { source: { kind: 'static', rows: [{ budget: canary }] } })
  const asks = { does: 'callInterface', interface: rows, parameters: {}, brings: { note: 'budget' } } as const
  const nodes = [
    start(),
    { id: 'ask', name: '查预算', kind: 'automation', action: asks, fields: { note: 'write' } } as const,
    approver(office, 'review', ['li'], { fields: hidden }),
    approver(office, 'pay', ['finance']),
    end,
  ]
  const published = await publishFlow(office, chain(nodes, { keepUnchanged: true }), { ...form, fields })
  flowId = published.flowId
  await printBy(published, nodes)
  const fileId = await uploaded(office, 'employee', '合同.txt', `合同 ${canary}`)
  const contract = [{ fileId, name: '合同.txt', size: 6 }]
  const lines = [{ id: 'a', item: '机票', price: canary }]
  caseId = await launchAs(office, 'employee', flowId, { ...claim, contract, lines })
  await office.settle()
  await agreeAs(office, 'li', caseId)
  await agreeAs(office, 'finance', caseId)
})
afterAll(async () => {
  await office.close()
  await rm(folder, { recursive: true })
})

type PublishedFlow = Awaited<ReturnType<typeof publishFlow>>

/** Sets a print template that names hidden fields, also in formulas and tables. */
async function printBy(
  { flowId, formId: id }: PublishedFlow,
  nodes: Parameters<typeof chain>[0],
): Promise<void> {
  const { printTemplates, flowDesign } = await office.as('admin')
  const words = '事由 {subject} 备注 {note} 合计 {= sum(lines.price)} 共 {= note + subject}'
  const columns = ['lines.item', 'lines.price']
  const blocks = [
    { kind: 'text', id: 'words', text: words },
    { kind: 'table', id: 'lines', table: 'lines', columns, sums: ['lines.price'] },
  ]
  const { templateId } = await printTemplates.create({ id, name: '样张', definition: { version: 1, blocks } })
  await printTemplates.publish({ id, templateId })
  const rules = { keepUnchanged: true, archive: { template: templateId } }
  await flowDesign.save({ id: flowId, name: '打印', definition: { ...chain(nodes, rules) } })
  await flowDesign.publish({ id: flowId })
}

async function given(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(new URL(url, await office.address()))).arrayBuffer())
}

async function packedBy(account: Account) {
  const { url } = await (await office.as(account)).evidence.bundleCase({ caseId })
  const path = join(folder, `${account}.zip`)
  const bytes = await given(url)
  await writeFile(path, bytes)
  const entries = new Map(unzipped(bytes).map((entry) => [entry.name, entry.bytes]))
  const jsonOf = (name: string) => JSON.parse(entries.get(name)?.toString() ?? 'null')
  return { path, entries, told: jsonOf('case.json'), history: jsonOf('history.json'), jsonOf }
}

const verifier = new URL('./bundle/verify-history.mjs', import.meta.url).pathname
async function verify(path: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [verifier, path], { cwd: folder, env: {} })
  return stdout
}

/** Events by sequence with their body; null if omitted. */
type ExportedEvents = readonly Readonly<{ sequence: number; body: string | null; hash: string }>[]

test('a bundle omits everything hidden from the person who packs it, and lists what it omits', async () => {
  const { entries, told: pages, jsonOf, history } = await packedBy('li')
  for (const [name, bytes] of entries) {
    expect(`${bytes}`, name).not.toContain(canary)
    expect(textOfPdf(bytes), name).not.toContain(canary)
  }
  expect(textOfPdf(entries.get('case.pdf') ?? Buffer.alloc(0))).toContain(claim.subject)
  expect([...entries.keys()].filter((name) => name.startsWith('attachments/'))).toEqual([])

  const events: ExportedEvents = history.events
  const kept = events.filter(({ body }) => body === null).map(({ sequence }) => sequence)
  expect(kept.length).toBeGreaterThan(1)
  expect(events.flatMap(({ body }) => body ?? []).filter((body) => /"inputs"|"result"/.test(body))).toEqual(
    [],
  )
  const leftOut = { fields: ['note', 'lines.price', 'contract'], events: kept }
  expect(pages).toMatchObject({ state: null, leftOut })
  expect(jsonOf('proofs.json')).toMatchObject({ leftOut })
})

test('a bundle with omissions is verified without the server, up to the end of the chain', async () => {
  const [li, finance] = [await packedBy('li'), await packedBy('finance')]
  const said = await verify(li.path)
  expect(said).toContain('Intact')
  for (const sequence of li.told.leftOut.events) expect(said).toContain(`event ${sequence}: left out`)

  expect(finance.told.leftOut).toEqual({ fields: [], events: [] })
  expect(await verify(finance.path)).not.toContain('left out')
  const hashes = ({ history }: typeof li) => (history.events as ExportedEvents).map(({ hash }) => hash)
  expect(hashes(li)).toEqual(hashes(finance))
  expect(finance.told).toMatchObject({ values: { note: canary }, state: { id: caseId } })
  expect(`${finance.entries.get('attachments/合同.txt')}`).toContain(canary)
})

test('an event omitted after packing is a fault', async () => {
  const { entries, history } = await packedBy('finance')
  const events = (history.events as ExportedEvents).map((event) =>
    event.sequence === 2 ? { ...event, body: null } : event,
  )
  const unpacked = await mkdtemp(join(folder, 'cut-'))
  await writeFile(join(unpacked, 'history.json'), JSON.stringify({ ...history, events }))
  await writeFile(join(unpacked, 'proofs.json'), entries.get('proofs.json') ?? '')

  await expect(verify(unpacked)).rejects.toMatchObject({
    stdout: expect.stringContaining('the proofs name other events that are left out'),
  })
})

test('the printed template shows no more than the bundle', async () => {
  const paperOf = async (account: Account) => {
    const { url } = await (await office.as(account)).evidence.printCase({ caseId })
    return textOfPdf(await given(url))
  }
  const paper = await paperOf('li')
  expect(paper).toContain(`事由 ${claim.subject}`)
  expect(paper).toContain('机票')
  expect(paper).not.toMatch(/778,?899/)
  expect((await paperOf('finance')).match(/778,?899\.25/g)?.length).toBeGreaterThan(3)
})

test('permission is checked when a link is opened: a former agent of Li gets nothing', async () => {
  const delegated = await launchAs(office, 'employee', flowId, claim)
  await office.settle()
  const li = await office.as('li')
  const [startsAt = '', endsAt = ''] = [office.clock(), office.clock() + hours(1)].map((at) =>
    new Date(at).toISOString(),
  )
  const { id } = await li.delegations.create({
    ...{ kind: 'agency', toUserIds: [office.company.people.wang], flowIds: [flowId], startsAt, endsAt },
  })
  const { evidence } = await office.as('wang')
  const links = [
    await evidence.bundleCase({ caseId: delegated }),
    await evidence.printCase({ caseId: delegated }),
  ]
  await li.delegations.stop({ id })

  for (const { url } of links)
    expect(JSON.parse(`${await given(url)}`)).toMatchObject({ data: { refusal: 'approvals.notInvolved' } })
})
