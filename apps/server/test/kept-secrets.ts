import type { Endpoint } from '@signet/contract'
import { sql } from 'kysely'
import { hours } from './clock.ts'
import { createInterface } from './company-data-views.ts'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from './company-flows.ts'
import { grant, publishModel, recordOf } from './company-models.ts'
import type { Office } from './office.ts'
import { sampleInput, takesId } from './sample-input.ts'
import { uploaded } from './uploaded.ts'

/** A secret that occurs only in data of the first company. */
export const canary = '云杉机密'

/** Keeps the secret in everything that a company keeps; what people own belongs to Li. */
export async function keepSecrets(office: Office): Promise<void> {
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
export async function idsOfFirst(office: Office): Promise<readonly string[]> {
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

/** A call of the contract by its names. */
export type NamedCall = Readonly<{ feature: string; name: string; endpoint: Endpoint }>

type Clients = Readonly<Record<string, Readonly<Record<string, (input: object) => Promise<unknown>>>>>
/** The answer to a call with an id; the code is empty where it was not refused. */
export type Heard = Readonly<{ call: string; id: string; code: string; text: string }>

/** Returns the answers to these calls with each id; calls without an id are made once. */
export async function askAll(
  client: unknown,
  requests: readonly NamedCall[],
  ids: readonly string[],
): Promise<readonly Heard[]> {
  const heard: Heard[] = []
  for (const { feature, name, endpoint } of requests) {
    const own = takesId(endpoint) ? ids : ids.slice(0, 1)
    const make = async (id: string) => (client as Clients)[feature]?.[name]?.(sampleInput(endpoint, id))
    const answers = await Promise.allSettled(own.map(make))
    for (const [at, answer] of answers.entries())
      heard.push({ call: `${feature}.${name}`, id: own[at] ?? '', ...toldBy(answer) })
  }
  return heard
}

export function toldBy(answer: PromiseSettledResult<unknown>): Pick<Heard, 'code' | 'text'> {
  if (answer.status === 'fulfilled') return { code: '', text: JSON.stringify(answer.value) ?? '' }
  const { code, message, params } = answer.reason
  return { code: code ?? 'not a refusal', text: JSON.stringify({ message, params }) }
}

export const tellsOfIt = ({ text }: Heard) => text.includes(canary)
