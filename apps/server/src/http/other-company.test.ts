import { contract, type Endpoint } from '@signet/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createInterface } from '../../test/company-data-views.ts'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../test/company-flows.ts'
import { contractForm, grant, publishModel, recordOf } from '../../test/company-models.ts'
import { hours, type Office, openOffice, uploaded } from '../../test/index.ts'
import { sampleInput, takesId } from '../../test/sample-input.ts'

/** Thousands of calls, on a possibly busy machine. */
vi.setConfig({ testTimeout: 600_000 })

/** A secret that occurs only in data of the first company. */
const canary = '云杉机密'
const isOfCompany = ({ access, method, path, ...endpoint }: Endpoint) =>
  access !== 'anyone' && !path.startsWith('/api/system/Location/') && (method === 'GET' || takesId(endpoint))
const calls = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries(group)
    .map(([name, endpoint]) => ({ feature, name, endpoint: endpoint as Endpoint }))
    .filter(({ endpoint }) => isOfCompany(endpoint)),
)
/** Calls with nested ids, which the sampler cannot fill; they are made by hand. */
const notReached = [
  'applications.create',
  'applications.update',
  'listDesign.createGrant',
  'listDesign.saveGrant',
  'files.pack',
  'webhooks.create',
  'webhooks.update',
]

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
  await keepSomething()
})
afterAll(() => office.close())

async function keepSomething(): Promise<void> {
  const [admin, li] = [await office.as('admin'), await office.as('li')]
  const { wang = '' } = office.company.people
  const flow = await publishFlow(office, {
    ...chain([start(), approver(office, 'review', ['li']), end]),
    name: canary,
  })
  const caseId = await launchAs(office, 'employee', flow.flowId, { subject: canary, amount: '1' })
  await taskOf(office, 'li', caseId)
  await li.approvals.comment({ caseId, text: canary })
  await li.approvals.saveDraft({ flowId: flow.flowId, values: { subject: canary } })
  await li.approvals.keepFilter({ list: 'toDo', name: canary, asks: {} })
  const [startsAt, endsAt] = [office.clock(), office.clock() + hours(9)].map((at) =>
    new Date(at).toISOString(),
  )
  const days = { startsAt: startsAt ?? '', endsAt: endsAt ?? '' }
  await li.delegations.create({ kind: 'agency', toUserIds: [wang], flowIds: [], ...days, note: canary })
  const model = await publishModel(office)
  const { modelId } = model
  const id = await recordOf(office, 'admin', model, { title: canary })
  await admin.records.update({ modelId, id, version: 1, values: { title: `${canary}2` } })
  await admin.recordViews.create({ modelId, name: canary, asks: {} })
  await admin.shortLinks.switchOn({ modelId, purpose: 'form', fields: ['title'] })
  await admin.printTemplates.create({ id: modelId, name: canary })
  const folder = await li.documents.addFolder({ name: canary, parentId: null })
  const fileId = await uploaded(office, 'li', `${canary}.txt`, canary)
  await li.documents.addFile({ fileId, parentId: folder.id })
  await li.schedules.create({
    title: canary,
    startDay: '2026-09-21',
    endDay: '2026-09-22',
    toUserIds: [wang],
  })
  await li.phrases.add({ text: canary })
  const { id: dictionaryTypeId } = await admin.dictionary.create({ fullName: canary, enCode: 'secret' })
  await admin.dictionary.createEntry({ dictionaryTypeId, fullName: canary, enCode: 'entry' })
  await admin.webhooks.create({ name: canary, url: 'https://example.com/', events: ['case.launched'] })
  await createInterface(office, { fullName: canary })
  await grant(office, model, { people: ['li'] }, { records: { scope: 'all' } })
  // Background jobs have run, and none falls due while the clock is stopped.
  await office.app.jobs.runDue()
  await office.settle()
}

/** Returns one id per table of the first company. */
async function idsOfFirst(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 't_demo' and column_name = 'id' and data_type in ('uuid', 'text')`.execute(
    office.db.platform,
  )
  const found = await Promise.all(
    rows.map(({ name }) =>
      sql<{ id: string }>`select id::text from ${sql.id('t_demo', name)} order by id desc limit 1`.execute(
        office.db.platform,
      ),
    ),
  )
  return found.flatMap(({ rows: [row] }) => (row ? [row.id] : []))
}

/** Returns a checksum of all data of the first company. */
async function sumOfFirst(): Promise<readonly unknown[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 't_demo' and table_type = 'BASE TABLE' order by 1`.execute(office.db.platform)
  return Promise.all(
    rows.map(async ({ name }) => {
      const sum = sql`select md5(string_agg(one::text, ' ' order by one::text)) as sum from ${sql.id('t_demo', name)} one`
      return [name, (await sum.execute(office.db.platform)).rows]
    }),
  )
}

type Clients = Readonly<Record<string, Readonly<Record<string, (input: object) => Promise<unknown>>>>>
type Heard = Readonly<{ call: string; code: string; text: string }>

/** Returns the answers to these calls with each id; calls without an id are made once. */
async function askAll(
  client: unknown,
  requests: typeof calls,
  ids: readonly string[],
): Promise<readonly Heard[]> {
  const heard: Heard[] = []
  for (const { feature, name, endpoint } of requests) {
    const own = takesId(endpoint) ? ids : ids.slice(0, 1)
    const make = async (id: string) => (client as Clients)[feature]?.[name]?.(sampleInput(endpoint, id))
    const answers = await Promise.allSettled(own.map(make))
    for (const answer of answers) heard.push({ call: `${feature}.${name}`, ...toldBy(answer) })
  }
  return heard
}

function toldBy(answer: PromiseSettledResult<unknown>): Omit<Heard, 'call'> {
  if (answer.status === 'fulfilled') return { code: '', text: JSON.stringify(answer.value) ?? '' }
  const { code, message, params } = answer.reason
  return { code: code ?? 'not a refusal', text: JSON.stringify({ message, params }) }
}

const callsOf = (heard: readonly Heard[]) => [...new Set(heard.map(({ call }) => call))]
const tellsOfIt = ({ text }: Heard) => text.includes(canary)

test('with every id of the first company, the administrator of another reads and changes nothing there', async () => {
  const [ids, before] = [await idsOfFirst(), await sumOfFirst()]
  const heard = await askAll(await office.other.as('admin'), calls, ids)

  expect(callsOf(heard.filter(tellsOfIt))).toEqual([])
  expect(heard.filter(({ code }) => code.startsWith('server.') || code === 'not a refusal')).toEqual([])
  expect(await sumOfFirst()).toEqual(before)
  const reached = callsOf(heard.filter(({ code }) => code !== 'request.invalid'))
  expect(callsOf(heard).filter((call) => !reached.includes(call))).toEqual(notReached)
})

test('nor by calls with nested ids', async () => {
  const [ids, before] = [await idsOfFirst(), await sumOfFirst()]
  const other = await office.other.as('admin')
  const ownModel = await ownModelOf(other)
  const url = 'https://example.com/'
  const hook = { name: '另一家', url, events: ['case.launched' as const], withValues: true }
  const own = await other.webhooks.create({ ...hook, flowIds: ids.slice(0, 200), formIds: ids.slice(0, 200) })
  const permission = { records: { scope: 'all' as const } }
  const leaks: string[] = []
  const hear = async (call: Promise<unknown>) =>
    leaks.push(`${toldBy((await Promise.allSettled([call]))[0]).code}`)
  for (const id of ids) {
    const grant = { name: '授权', permission, holders: [{ kind: 'person' as const, id }] }
    await hear(other.listDesign.createGrant({ id, ...grant, holders: [{ kind: 'everybody' }] }))
    await hear(other.listDesign.createGrant({ id: ownModel, ...grant }))
    await hear(
      other.listDesign.saveGrant({ id: ownModel, grantId: id, ...grant, holders: [{ kind: 'everybody' }] }),
    )
    await hear(other.files.pack({ type: 'annex', list: [{ fileId: id }] }))
    const application = { fullName: '另一家', enCode: id, holders: [{ kind: 'everybody' as const }] }
    await hear(other.applications.update({ ...application, id, version: 1 }))
    await hear(other.applications.create({ ...application, holders: [{ kind: 'person', id }] }))
    await hear(
      other.applications.create({
        ...application,
        menu: [
          { id: 'a', target: { kind: 'model', modelId: id } },
          { id: 'b', target: { kind: 'flow', flowId: id } },
        ],
      }),
    )
    await hear(other.webhooks.update({ id, ...hook }))
  }
  const refused = [
    'applications.notFound',
    'applications.targetGone',
    'design.notFound',
    'files.notFound',
    'organization.notFound',
    'webhooks.notFound',
  ]
  expect([...new Set(leaks)].sort()).toEqual(refused)

  await other.webhooks.update({ id: own.id, ...hook, flowIds: ids.slice(0, 200) })
  expect(await sumOfFirst()).toEqual(before)
  await launchAgain()
  expect((await other.webhooks.deliveries({ id: own.id })).list).toEqual([])
})

/** Creates a form with a list in the other company. */
async function ownModelOf({ formDesign, listDesign }: Awaited<ReturnType<Office['as']>>): Promise<string> {
  const { id } = await formDesign.create({
    name: '另一家',
    code: 'others',
    definition: { ...contractForm('others') },
  })
  await formDesign.publish({ id })
  const { definition } = await listDesign.open({ id })
  await listDesign.save({ id, definition })
  await listDesign.publish({ id, reason: '测试' })
  return id
}

/** Launches another case in the first company. */
async function launchAgain(): Promise<void> {
  const [flow] = (await (await office.as('employee')).approvals.launchableFlows({})).list
  await launchAs(office, 'employee', flow?.id ?? '', { subject: canary, amount: '2' })
  await office.settle()
}

test('without a session every call with every id reveals nothing', async () => {
  const ids = await idsOfFirst()
  const every = Object.entries(contract).flatMap(([feature, group]) =>
    Object.entries(group).map(([name, endpoint]) => ({ feature, name, endpoint: endpoint as Endpoint })),
  )
  const before = await sumOfFirst()
  const [open, closed] = [
    every.filter(({ endpoint }) => endpoint.access === 'anyone'),
    every.filter(({ endpoint }) => endpoint.access !== 'anyone'),
  ]
  const refused = await askAll(office.client(), closed, ids.slice(0, 2))
  expect([...new Set(refused.map(({ code }) => code))]).toEqual(['session.invalid'])
  const heard = await askAll(office.client(), open, ids)

  expect(callsOf(heard.filter(tellsOfIt))).toEqual([])
  expect(heard.filter(({ code }) => code.startsWith('server.') || code === 'not a refusal')).toEqual([])
  expect(await sumOfFirst()).toEqual(before)
})

test('the same calls succeed for their own administrator', async () => {
  const reads = calls.filter(({ endpoint }) => endpoint.method === 'GET')
  const heard = await askAll(await office.as('admin'), reads, await idsOfFirst())

  expect(callsOf(heard.filter(tellsOfIt)).length).toBeGreaterThan(15)
})
