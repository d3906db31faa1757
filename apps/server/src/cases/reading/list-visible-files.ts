import type { Reader } from '@signet/db'
import type { FlowEvent } from '@signet/flow'
import { type FormPlan, type FormValues, referencesOf, visibleValues } from '@signet/form'
import { loadRecord } from '../../records/record-store/index.ts'
import { recordSource } from '../design/compiled-design.ts'
import { loadChain } from '../store/event-store.ts'
import { casesWithFile, filesOfCase } from '../store/file-store.ts'
import { type CaseReader, findCaseWithViewers } from './load-visible-case.ts'
import { rightsOfViewer } from './viewer-rights.ts'

type VisibleContent = Readonly<{ form: FormPlan; values: FormValues; events: readonly FlowEvent[] }>

/** Returns the files of a case in visible fields, or attached to opinions and comments. */
export async function listVisibleFiles(tx: Reader, caseId: string, content: VisibleContent) {
  const shown = shownFiles(content)
  return (await filesOfCase(tx, caseId)).filter(({ id }) => shown.has(id))
}

/** Files that visible fields refer to, or that belong to opinions and comments. An id in a text opens nothing. */
function shownFiles({ form, values, events }: VisibleContent): ReadonlySet<string> {
  const attached = events.flatMap((event) => ('attachments' in event ? (event.attachments ?? []) : []))
  return new Set([...attached, ...referencesOf(form, values).files])
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
    if (shownFiles({ form: design.form, values, events }).has(fileId)) return true
  }
  return false
}
