import type { Reader } from '@signet/db'
import type { FlowEvent } from '@signet/flow'
import { type FormValues, visibleValues } from '@signet/form'
import { loadRecord } from '../../records/record-store/index.ts'
import { recordSource } from '../design/compiled-design.ts'
import { loadChain } from '../store/event-store.ts'
import { casesWithFile, filesOfCase } from '../store/file-store.ts'
import { type CaseReader, findCaseWithViewers } from './load-visible-case.ts'
import { rightsOfViewer } from './viewer-rights.ts'

type VisibleContent = Readonly<{ values: FormValues; events: readonly FlowEvent[] }>

/** Returns the files of a case in visible fields, or attached to opinions and comments. */
export async function listVisibleFiles(tx: Reader, caseId: string, content: VisibleContent) {
  return (await filesOfCase(tx, caseId)).filter(({ id }) => showsFile(content, id))
}

export function showsFile({ values, events }: VisibleContent, id: string): boolean {
  return (
    events.some((event) => 'attachments' in event && event.attachments?.includes(id)) ||
    JSON.stringify(values).includes(JSON.stringify(id))
  )
}

/**
 * Whether the person can open, also on behalf of others, a case in which one of their roles sees the file.
 */
export async function canReadCaseFile(context: CaseReader, fileId: string): Promise<boolean> {
  for (const caseId of await casesWithFile(context.tx, fileId))
    if (await showsFileInCase(context, { caseId, fileId })) return true
  return false
}

async function showsFileInCase(
  context: CaseReader,
  { caseId, fileId }: Readonly<{ caseId: string; fileId: string }>,
): Promise<boolean> {
  const seen = await findCaseWithViewers(context, caseId)
  if (!seen) return false

  const { design, stored, viewers } = seen
  const events = (await loadChain(context.tx, caseId)).rows.map(({ event }) => event)
  const record = (await loadRecord(recordSource(context, design), stored.recordId)) ?? {}
  for (const viewer of viewers) {
    const values = visibleValues(
      design.form,
      record,
      await rightsOfViewer(context, { stored, design, viewer }),
    )
    if (showsFile({ values, events }, fileId)) return true
  }
  return false
}
