import { contract, type RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import type { FormPlan, FormValues, PlanField } from '@signet/form'
import { Refusal } from '@signet/std'
import { checkSubmittedValues } from '../../../cases/check-submitted-values.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { type Actor, actorWithoutSession } from '../../../http/actor.ts'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { formulaContextOf, type Snapshot } from '../../../people/directory/index.ts'
import type { Model } from '../../../records/models/index.ts'
import { saveRecord } from '../../../records/record-store/index.ts'
import type { Server } from '../../../server.ts'
import { carryFiles, filesInRecord, tellRecords } from '../../records/index.ts'
import {
  admitWithPassword,
  hashOf,
  type OpenLink,
  refuseExpired,
  refuseUnknown,
  refuseUsedUp,
  type VisitorCall,
} from './admit-visitor.ts'
import { publicForm } from './public-form.ts'
import { countUse, lockLink } from './short-link-store.ts'
import { lockUploads, markSent, type NamedUpload } from './upload-store.ts'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const sendForm = serveAnyone(
  contract.shortLinks.send,
  async (call) => {
    const { link, tenant, model } = await admitWithPassword(call, 'send')
    const { input, now, server } = call
    const { ticket, values, visit } = input
    return server.db
      .tenant(tenant)
      .transaction()
      .execute(async (tx) => {
        // The link may have been revoked since the form was opened.
        const held = (await lockLink(tx, link.id)) ?? refuseUnknown()
        const before = await findEarlierReference(tx, link.id, ticket)
        if (before !== undefined) return { reference: before }
        refuseExpired(held, now)
        refuseUsedUp(held)

        const recordId = await storeSent(call, { tx, tenant, link: held, model }, { values, visit })
        const reference = newReference(server.random)
        await countUse(tx, link.id)
        await insertEntry(tx, { linkId: link.id, ticket, reference, recordId, createdAt: now })
        return { reference }
      })
  },
  { perMinute: 60 },
)

/** Returns ten unambiguous letters, shown to the visitor instead of the record id. */
function newReference(random: (bytes: number) => Uint8Array): string {
  return Array.from(random(10), (byte) => letters.charAt(byte % letters.length)).join('')
}

/** Returns the reference of an earlier submission of the same ticket. */
async function findEarlierReference(tx: Reader, linkId: string, ticket: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('shortLinkEntry')
    .where('linkId', '=', linkId)
    .where('ticket', '=', ticket)
    .select('reference')
    .executeTakeFirst()
  return found?.reference
}

type Entry = Readonly<{
  linkId: string
  ticket: string
  reference: string
  recordId: string
  createdAt: string
}>

async function insertEntry(tx: Tx, entry: Entry): Promise<void> {
  await tx.insertInto('shortLinkEntry').values(entry).execute()
}

type FilledForm = Omit<OpenLink, 'tx'> & Readonly<{ tx: Tx; model: Model }>

type VisitorForm = Readonly<{ values: Readonly<Record<string, unknown>>; visit?: string | undefined }>

/**
 * Stores a visitor's form as a record, checked like any other; its author is the link's owner. Files must
 * be of the same visit. Refuses `form.valuesRefused` and `files.notFound`.
 */
async function storeSent(
  { now, server, caller }: VisitorCall,
  { tx, tenant, link, model }: FilledForm,
  { values: sent, visit }: VisitorForm,
): Promise<string> {
  const { rights, strange } = publicForm(model.form, link.fields)
  if (link.purpose !== 'form') refuseUnknown()
  if (strange) throw new Refusal<RefusalCode>('shortLinks.paused')

  const { ownerId: by } = link
  const directory = await server.directories.of(tenant)
  const actor = actorWithoutSession({ personId: by, tenant, isAdministrator: false })
  const uploads = await lockUploads(tx, { linkId: link.id, visitHash: hashOf(visit ?? '') })
  const { values } = await checkSubmittedValues(
    { tx, actor, now, server, caller, tell: neverTold },
    model,
    { values: nameFiles(model.form, sent, uploads), rights, stage: 'submit' },
    {
      previous: undefined,
      formulaContext: formulaContextOf(directory, { personId: by, now, timeZone: server.timeZone }),
      ownFiles: async () => new Set(uploads.keys()),
    },
  )
  return storeRecord({ tx, actor, now, server }, { model, directory, values })
}

type RecordWriter = Readonly<{ tx: Tx; actor: Actor; now: string; server: Server }>

/** Stores checked values as a record of the actor with its files, and tells of it. Returns its id. */
async function storeRecord(
  { tx, actor, now, server }: RecordWriter,
  { model, directory, values }: Readonly<{ model: Model; directory: Snapshot; values: FormValues }>,
): Promise<string> {
  const { personId: by, tenant } = actor
  const recordId = server.newId()
  const birth = {
    organizationId: directory.departmentOf(by) ?? null,
    postId: directory.people.get(by)?.majorPostId ?? null,
    caseId: null,
  }
  const handle = { tx, tenant, plan: model.form, tables: model.tables }
  const version = await saveRecord(handle, { recordId, values, by, now, birth })
  const files = filesInRecord(model.form, values)
  await carryFiles(tx, { formId: model.id, recordId, files })
  const facts: OutboxFact[] = []
  const teller = { tx, actor, now, tell: (fact: OutboxFact) => facts.push(fact) }
  const records = [{ id: recordId, version, values }]
  await tellRecords(teller, { model, directory }, { kind: 'added', records })
  await server.outbox.write(tx, facts, now)
  await markSent(
    tx,
    files.map(({ fileId }) => fileId),
    now,
  )
  return recordId
}

/** A visitor's form sends no notices. */
function neverTold(): never {
  throw new Error('A short link has nothing to tell.')
}

type RawValues = Readonly<Record<string, unknown>>

/** Replaces each file by its stored name, size and type, so that the visitor's claims are ignored. */
function nameFiles(
  form: Pick<FormPlan, 'fields'>,
  sent: RawValues,
  files: ReadonlyMap<string, NamedUpload>,
): RawValues {
  return replaceFiles(form.fields, sent, files)
}

function replaceFiles(
  fields: readonly PlanField[],
  values: RawValues,
  files: ReadonlyMap<string, NamedUpload>,
): RawValues {
  const named = fields.flatMap((field) => {
    const value = values[field.key]
    if (!Array.isArray(value)) return []
    if (field.kind.holds === 'rows')
      return [
        [
          field.key,
          value.map((row) => (isRaw(row) ? replaceFiles(field.columns, row, files) : row)),
        ] as const,
      ]
    const column = field.kind.column(field.settings)
    return column?.references === 'file' ? [[field.key, value.map((one) => nameOf(one, files))] as const] : []
  })
  return { ...values, ...Object.fromEntries(named) }
}

function nameOf(one: unknown, files: ReadonlyMap<string, NamedUpload>): unknown {
  const { fileId } = isRaw(one) ? one : {}
  return (typeof fileId === 'string' && files.get(fileId)) || one
}

function isRaw(value: unknown): value is RawValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
