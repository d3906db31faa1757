import type { Endpoint, WebhookEvent } from '@signet/contract'
import { type RecordDeed, recordOccurrence } from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { Call } from '../../../http/serve.ts'
import type { OpenedModel } from '../../../models/index.ts'
import { noteOccurrences } from '../../../occurrences/index.ts'
import type { OutboxFact } from '../../../outbox/facts.ts'

type Telling = Pick<Call<Endpoint>, 'tx' | 'actor' | 'now' | 'cause' | 'tell'>
type About = Readonly<{
  model: Pick<OpenedModel['model'], 'id' | 'name'>
  directory: Pick<OpenedModel['directory'], 'nameOf'>
}>

/** `values`: as they are now, or were last. */
type TouchedRecord = Readonly<{
  id: string
  version: number
  values: FormValues
  before?: FormValues
  /** The fields that are different. */
  changed?: readonly string[]
}>
type Touched = Readonly<{ deed: RecordDeed; records: readonly TouchedRecord[] }>

/** Tells what was done to records: other systems which ones they are, triggers also what is in them. */
export async function tellRecords(telling: Telling, about: About, { deed, records }: Touched): Promise<void> {
  const { tx, now, actor, tell, cause } = telling
  for (const record of records) tell(webhookFact(telling, about, { event: eventOf[deed], record }))
  const occurrences = records.map(({ id, values, before = {}, changed = [] }) => ({
    names: [
      recordOccurrence(about.model.id, deed),
      ...changed.map((field) => recordOccurrence(about.model.id, deed, field)),
    ],
    subject: id,
    event: { ...values, ...wasBefore(before), record_id: id, deed, done_by: actor.personId },
    cause,
  }))
  await noteOccurrences(tx, occurrences, now)
}

const eventOf = {
  added: 'record.added',
  updated: 'record.changed',
  deleted: 'record.deleted',
} as const satisfies Readonly<Record<RecordDeed, WebhookEvent>>

type Fact = Readonly<{ event: WebhookEvent; record: TouchedRecord }>

function webhookFact(
  { actor, now }: Telling,
  { model: { id: formId, name }, directory }: About,
  { event, record: { id, version } }: Fact,
): OutboxFact {
  const by = { id: actor.personId, name: directory.nameOf(actor.personId) }
  const content = { record: { id, version }, form: { id: formId, name }, by }
  const of = { kind: 'form', id: formId } as const
  return { topic: 'webhookEvents', body: { subject: id, of, at: now, events: [{ event, content }] } }
}

/** A field's value before a change is called `before_<field>`. */
function wasBefore(before: FormValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(before).map(([field, value]) => [`before_${field}`, value]))
}
