import { contract } from '@signet/contract'
import { visibleValues } from '@signet/form'
import { recordPlace } from '../../../cases/design/design-of.ts'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { rightsOfViewer } from '../../../cases/reading/viewer-rights.ts'
import { serve } from '../../../http/serve.ts'
import { loadRecord } from '../../../records/record-store/index.ts'
import { digestsOf } from './digests-of.ts'
import { keepLook } from './look-store.ts'

/** Records what the reader saw; skipped if the case has changed since the page was opened. */
export const recordLook = serve(contract.approvals.looked, async (call) => {
  const { actor, input, now, tx } = call
  const seen = await loadVisibleCase(call, input)
  const { stored, state, design } = seen
  if (state.sequence !== input.sequence) return null

  const record = (await loadRecord(recordPlace({ tx, actor }, design), stored.recordId)) ?? {}
  const values = visibleValues(design.form, record, await rightsOfViewer(call, seen))
  await keepLook(tx, { caseId: state.id, personId: actor.personId, digests: digestsOf(values), at: now })
  return null
})
