import { contract } from '@signet/contract'
import { visibleValues } from '@signet/form'
import { serve } from '../../../http/serve.ts'
import { loadRecord } from '../../../record-store/index.ts'
import { recordPlace } from '../case/record-place.ts'
import { loadVisibleCase } from '../reading/load-visible-case.ts'
import { rightsOfViewer } from '../reading/viewer-rights.ts'
import { digestsOf } from './digests-of.ts'
import { keepLook } from './look-store.ts'

/** Keeps what was seen. When something has happened since the page was opened, that is left for the next look. */
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
