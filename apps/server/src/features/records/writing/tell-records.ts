import type { Endpoint, WebhookEvent } from '@signet/contract'
import { type RecordChangeKind, recordOccurrence } from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import type { Call } from '../../../http/serve.ts'
import type { OpenedModel } from '../../../records/models/index.ts'
import { noteOccurrences } from '../../../records/occurrences/index.ts'

type RecordTeller = Pick<Call<Endpoint>, 'tx' | 'actor' | 'now' | 'cause' | 'tell'>
type ChangedModel = Readonly<{
  model: Pick<OpenedModel['model'], 'id' | 'name'>
  directory: Pick<OpenedModel['directory'], 'nameOf'>
}>

/** `values` are the current values, or the last ones of a deleted record. */
type TouchedRecord = Readonly<{
  id: string
  version: number
  values: FormValues
  before?: FormValues
  /** Keys of the changed fields. */
  changed?: readonly string[]
}>
type RecordChanges = Readonly<{ kind: RecordChangeKind; records: readonly TouchedRecord[] }>

/** Announces changes of records: webhooks get ids, triggers get values too. */
export async function tellRecords(
  telling: RecordTeller,
  about: ChangedModel,
  { kind: change, records }: RecordChanges,
): Promise<void> {
  const { tx, now, actor, tell, cause } = telling
  for (const record of records) tell(webhookFact(telling, about, { event: eventOf[change], record }))
  const occurrences = records.map(({ id, values, before = {}, changed = [] }) => ({
    names: [
      recordOccurrence(about.model.id, change),
      ...changed.map((field) => recordOccurrence(about.model.id, change, field)),
    ],
    subject: id,
    event: { ...values, ...prefixPreviousValues(before), record_id: id, change, done_by: actor.personId },
    cause,
  }))
  await noteOccurrences(tx, occurrences, now)
}

const eventOf = {
  added: 'record.added',
  updated: 'record.changed',
  deleted: 'record.deleted',
} as const satisfies Readonly<Record<RecordChangeKind, WebhookEvent>>

type Fact = Readonly<{ event: WebhookEvent; record: TouchedRecord }>

function webhookFact(
  { actor, now }: RecordTeller,
  { model: { id: formId, name }, directory }: ChangedModel,
  { event, record: { id, version } }: Fact,
): OutboxFact {
  const by = { id: actor.personId, name: directory.nameOf(actor.personId) }
  const content = { record: { id, version }, form: { id: formId, name }, by }
  const of = { kind: 'form', id: formId } as const
  return { topic: 'webhookEvents', body: { subject: id, of, at: now, events: [{ event, content }] } }
}

/** Prefixes the fields of the previous values with `before_`. */
function prefixPreviousValues(before: FormValues): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(before).map(([field, value]) => [`before_${field}`, value]))
}
