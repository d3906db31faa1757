import type { Reader, Tx } from '@signet/db'
import type { FlowEvent } from '@signet/flow'
import { type FormPlan, type FormValues, referencesOf } from '@signet/form'
import { sql } from 'kysely'
import type { WriteContext } from '../context.ts'

export type Attachment = Readonly<{ fileId: string; name: string; size: number; type: string }>

/** Returns which of these files are checked and belong to this person. */
export async function ownReadyFiles(
  tx: Reader,
  ownerId: string,
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('storedFile')
    .where('id', 'in', fileIds)
    .where('ownerId', '=', ownerId)
    .where('state', '=', 'ready')
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Opens files to all readers of the case. */
async function linkFiles(tx: Tx, caseId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return

  await tx
    .insertInto('fileLink')
    .columns(['fileId', 'caseId'])
    .expression(sql`select unnest(${[...fileIds]}::text[]), ${caseId}::text`)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns files by id, as shown beside an opinion. */
export async function attachmentsById(
  tx: Reader,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, Attachment>> {
  if (fileIds.length === 0) return new Map()

  const rows = await tx
    .selectFrom('storedFile')
    .where('id', 'in', fileIds)
    .select(['id', 'name', 'size', 'type'])
    .execute()
  return new Map(rows.map(({ id, name, size, type }) => [id, { fileId: id, name, size: Number(size), type }]))
}

export async function casesWithFile(tx: Reader, fileId: string): Promise<readonly string[]> {
  const rows = await tx.selectFrom('fileLink').where('fileId', '=', fileId).select('caseId').execute()
  return rows.map(({ caseId }) => caseId)
}

/** Returns the checked files of a case. */
export async function filesOfCase(tx: Reader, caseId: string) {
  return tx
    .selectFrom('fileLink')
    .innerJoin('storedFile as file', 'file.id', 'fileLink.fileId')
    .where('fileLink.caseId', '=', caseId)
    .where('file.state', '=', 'ready')
    .select(['file.id', 'file.name', 'file.size', 'file.type', 'file.contentHash'])
    .orderBy('file.id')
    .execute()
}

type FileChange = Readonly<{
  caseId: string
  values: FormValues
  record: FormValues
  events: readonly FlowEvent[]
}>

/** Opens the files that a transition added, in the form or beside an opinion, to the people of the case. */
export async function linkNewFiles(
  { tx }: Pick<WriteContext, 'tx'>,
  form: FormPlan,
  { caseId, values, record, events }: FileChange,
): Promise<void> {
  const before = new Set(values === record ? [] : referencesOf(form, record).files)
  const inForm = values === record ? [] : referencesOf(form, values).files.filter((id) => !before.has(id))
  const inWords = events.flatMap((event) => ('attachments' in event ? (event.attachments ?? []) : []))
  await linkFiles(tx, caseId, [...new Set([...inForm, ...inWords])])
}
