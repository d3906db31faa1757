import { visibleValues } from '@signet/form'
import { loadRecord } from '../../../record-store/index.ts'
import { loadChain } from '../case/event-store.ts'
import { casesWith } from '../case/file-store.ts'
import { recordPlace } from '../case/record-place.ts'
import { showsFile } from './files-seen.ts'
import { rightsSeen } from './rights-seen.ts'
import { type Seeing, seenFromAll } from './seen-case.ts'

/**
 * Whether this person finds the file in a case that he may look at, in his own name or for somebody else: beside words of
 * people, or in a field that is not hidden wherever he stands.
 */
export async function seesCaseWith(acting: Seeing, fileId: string): Promise<boolean> {
  for (const caseId of await casesWith(acting.tx, fileId))
    if (await findsFile(acting, { caseId, fileId })) return true
  return false
}

async function findsFile(
  acting: Seeing,
  { caseId, fileId }: Readonly<{ caseId: string; fileId: string }>,
): Promise<boolean> {
  const seen = await seenFromAll(acting, caseId)
  if (!seen) return false

  const { design, stored, viewers } = seen
  const events = (await loadChain(acting.tx, caseId)).rows.map(({ event }) => event)
  const record = (await loadRecord(recordPlace(acting, design), stored.recordId)) ?? {}
  for (const viewer of viewers) {
    const values = visibleValues(design.form, record, await rightsSeen(acting, { stored, design, viewer }))
    if (showsFile({ values, events }, fileId)) return true
  }
  return false
}
