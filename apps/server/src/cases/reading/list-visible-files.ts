import type { Reader } from '@signet/db'
import type { FlowEvent } from '@signet/flow'
import { type FormValues, visibleValues } from '@signet/form'
import { loadRecord } from '../../records/record-store/index.ts'
import { recordPlace } from '../design/design.ts'
import { loadChain } from '../store/event-store.ts'
import { casesWith, filesOfCase } from '../store/file-store.ts'
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
export async function canReadCaseFile(acting: CaseReader, fileId: string): Promise<boolean> {
  for (const caseId of await casesWith(acting.tx, fileId))
    if (await showsFileInCase(acting, { caseId, fileId })) return true
  return false
}

async function showsFileInCase(
  acting: CaseReader,
  { caseId, fileId }: Readonly<{ caseId: string; fileId: string }>,
): Promise<boolean> {
  const seen = await findCaseWithViewers(acting, caseId)
  if (!seen) return false

  const { design, stored, viewers } = seen
  const events = (await loadChain(acting.tx, caseId)).rows.map(({ event }) => event)
  const record = (await loadRecord(recordPlace(acting, design), stored.recordId)) ?? {}
  for (const viewer of viewers) {
    const values = visibleValues(
      design.form,
      record,
      await rightsOfViewer(acting, { stored, design, viewer }),
    )
    if (showsFile({ values, events }, fileId)) return true
  }
  return false
}
