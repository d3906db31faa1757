import type { contract, RequestInput } from '@signet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishModel } from '../../../../test/company-models.ts'
import {
  type AnsweringServer,
  type Office,
  openAnsweringServer,
  openOffice,
  refusalOf,
} from '../../../../test/index.ts'
import { beginScheduledSyncs } from './begin-runs.ts'

type Row = Readonly<{ no: string; name: string; at: string }>

let office: Office
let erp: AnsweringServer
let rows: readonly Row[] = []
beforeAll(async () => {
  erp = await openAnsweringServer(({ path }, response) => {
    const since = new URL(path, 'http://erp').searchParams.get('since') ?? ''
    const list = rows.filter(({ at }) => since === '' || at >= since)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list))
    return undefined
  })
  office = await openOffice({ outside: { innerHosts: [`127.0.0.1:${erp.port}`] } })
})
afterAll(async () => {
  await erp.close()
  await office.close()
})

let made = 0
const since = { name: 'since', label: '变更时间', type: 'date' as const }
type Parameters = readonly Readonly<
  NonNullable<RequestInput<typeof contract.dataInterfaces.create>['parameters']>[number]
>[]
const readUntil = { kind: 'moment' as const, name: 'since', moment: 'readUntil' as const }

/** A synchronization of contracts from a server that answers what has changed since a moment. */
async function contracts(wanted: object = {}, parameters: Parameters = [since]) {
  const { modelId } = await publishModel(office)
  made += 1
  const { dataInterfaces, dataSyncs, records } = await office.as('admin')
  const { id: interfaceId } = await dataInterfaces.create({
    ...{ fullName: '合同', enCode: `erp${made}` },
    source: { kind: 'http', url: `${erp.url}/contracts?since={since}` },
    parameters: [...parameters],
  })
  const settings = {
    ...{ fullName: '增量同步', interfaceId, key: 'number' },
    target: { kind: 'records' as const, id: modelId },
    columns: [
      { column: 'no', field: 'number' },
      { column: 'name', field: 'title' },
    ],
    parameters: [readUntil],
    ...wanted,
  }
  const create = () => dataSyncs.create(settings)
  const titles = async () =>
    (await records.list({ modelId, pageSize: 100 })).list.map(({ texts }) => texts['title']).sort()
  return { interfaceId, settings, create, titles, dataSyncs, dataInterfaces }
}

type Calls = Awaited<ReturnType<typeof contracts>>['dataSyncs']

async function previewed(dataSyncs: Calls, id: string) {
  const { runId } = await dataSyncs.preview({ id })
  await office.settle()
  return dataSyncs.openRun({ id: runId })
}

async function ran(dataSyncs: Calls, id: string, previewId: string) {
  const { runId } = await dataSyncs.run({ id, previewId })
  await office.settle()
  return dataSyncs.openRun({ id: runId })
}

/** Rows changed a second before anything reads them. */
function answer(next: readonly Row[]): void {
  rows = next
  office.clock.pass(1000)
}
const now = () => new Date(office.clock()).toISOString()

test('the first run reads everything, the next one only what has changed since', async () => {
  const { create, titles, dataSyncs } = await contracts()
  const { id } = await create()
  answer([{ no: '1', name: '机房', at: now() }])
  const first = await previewed(dataSyncs, id)
  expect(first.parameters).toEqual([{ name: 'since', label: '变更时间', value: '' }])
  await ran(dataSyncs, id, first.id)
  expect((await dataSyncs.open({ id })).readUntil).toBe(first.startedAt)

  office.clock.pass(60_000)
  answer([...rows, { no: '2', name: '车辆', at: now() }])
  const second = await previewed(dataSyncs, id)
  expect(second).toMatchObject({
    counts: { rows: 1, new: 1, unchanged: 0 },
    parameters: [{ name: 'since', value: first.startedAt }],
  })
  await ran(dataSyncs, id, second.id)
  expect(await titles()).toEqual(['机房', '车辆'])
})

test('a run asks what its dry run asked, also when another run ended in between', async () => {
  const { create, titles, dataSyncs } = await contracts()
  const { id } = await create()
  answer([{ no: '1', name: '甲', at: now() }])
  const old = await previewed(dataSyncs, id)
  office.clock.pass(60_000)
  const newer = await previewed(dataSyncs, id)
  await ran(dataSyncs, id, newer.id)
  office.clock.pass(60_000)
  const late = await ran(dataSyncs, id, old.id)
  expect(late.parameters).toEqual(old.parameters)
  expect(await titles()).toEqual(['甲'])
  expect((await dataSyncs.open({ id })).readUntil).toBe(newer.startedAt)
})

test('nothing new since the last run is no failure, and a failed run reads the same again', async () => {
  const { create, dataSyncs, titles } = await contracts({ schedule: 'hourly' })
  const { id } = await create()
  const tick = async () => {
    await beginScheduledSyncs(office.app.server, 'demo')
    await office.settle()
    return (await dataSyncs.runs({ id })).list[0]
  }
  answer([{ no: '1', name: '甲', at: now() }])
  expect(await tick()).toMatchObject({ state: 'done', counts: { new: 1 } })
  office.clock.pass(3_600_000)
  expect(await tick()).toMatchObject({ state: 'done', counts: { rows: 0 } })
  const { readUntil: before } = await dataSyncs.open({ id })

  office.clock.pass(3_600_000)
  answer([{ no: '2', name: '乙', at: now() }])
  const whole = rows
  answer(rows.map(({ no, at }) => ({ no, at }) as Row))
  expect(await tick()).toMatchObject({ state: 'failed' })
  expect((await dataSyncs.open({ id })).readUntil).toBe(before)
  rows = whole
  office.clock.pass(3_600_000)
  expect(await tick()).toMatchObject({ state: 'done', counts: { new: 1 } })
  expect(await titles()).toEqual(['乙', '甲'])
})

test('another mapping begins from the first value again', async () => {
  const first = '2020-01-01'
  const { create, settings, dataSyncs } = await contracts({ parameters: [{ ...readUntil, first }] })
  const { id } = await create()
  answer([{ no: '1', name: '甲', at: now() }])
  const ready = await previewed(dataSyncs, id)
  expect(ready.parameters).toMatchObject([{ value: first }])
  await ran(dataSyncs, id, ready.id)
  await dataSyncs.update({ ...settings, id, fullName: '改名' })
  expect((await dataSyncs.open({ id })).readUntil).toBe(ready.startedAt)
  await dataSyncs.update({
    ...settings,
    id,
    columns: [...settings.columns, { column: 'at', field: 'signedOn' }],
  })
  expect((await dataSyncs.open({ id })).readUntil).toBeNull()
})

test('today, yesterday and the first of the month are days of the company’s time zone', async () => {
  const days = ['today', 'yesterday', 'monthStart'] as const
  const asked = days.map((name) => ({ ...since, name, label: '' }))
  const { create, dataSyncs } = await contracts(
    { parameters: days.map((moment) => ({ kind: 'moment', name: moment, moment })) },
    [...asked, { ...since, default: '2020-01-01' }],
  )
  answer([{ no: '1', name: '甲', at: now() }])
  const run = await previewed(dataSyncs, (await create()).id)
  const { timeZone } = office.app.server
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const day = (daysAgo: number) => format.format(office.clock() - daysAgo * 86_400_000)
  expect(run.state).toBe('ready')
  expect(run.parameters.map(({ value }) => value)).toEqual([day(0), day(1), `${day(0).slice(0, 7)}-01`])
})

test('values are checked as the interface checks them', async () => {
  const refused = async (wanted: object, parameters: Parameters = [since]) =>
    refusalOf((await contracts(wanted, parameters)).create())
  const fixed = (value: string, name = 'since') => ({ parameters: [{ kind: 'fixed', name, value }] })
  const required = { ...since, required: true }
  expect(await refused(fixed('soon'))).toBe('dataInterfaces.parameterInvalid')
  expect(await refused({}, [required])).toBe('dataInterfaces.parameterMissing')
  expect(await refused({ parameters: [] }, [required])).toBe('dataInterfaces.parameterMissing')
  expect(await refused(fixed('1', 'none'))).toBe('dataSyncs.parameterUnknown')
  const own = { ...since, name: 'me', source: 'person' as const }
  expect(await refused(fixed('1', 'me'), [since, own])).toBe('dataSyncs.parameterUnknown')
  expect(await refused({}, [{ ...since, type: 'number' as const }])).toBe('dataSyncs.momentUnfit')
  expect(await refused({ vanished: { kind: 'remove' } })).toBe('dataSyncs.vanishedInPart')
  expect(await refused({ parameters: [readUntil, readUntil] })).toBe('request.invalid')
})

test('a parameter that the interface no longer takes stops the run instead of reading other rows', async () => {
  const { create, interfaceId, dataInterfaces, dataSyncs } = await contracts()
  const { id } = await create()
  await dataInterfaces.update({
    ...{ id: interfaceId, fullName: '合同' },
    source: { kind: 'http', url: `${erp.url}/contracts` },
  })
  expect(await previewed(dataSyncs, id)).toMatchObject({
    state: 'failed',
    reason: '数据接口已没有参数“since”。请在设置中重新填写参数',
    parameters: [{ name: 'since', label: 'since', value: '' }],
  })
})
