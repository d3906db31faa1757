import { type CaseView, contract } from '@signet/contract'
import { type FormValues, textIn, visibleValues } from '@signet/form'
import { canonicalJson } from '@signet/std'
import { recordSource } from '../../../cases/design/compiled-design.ts'
import { loadVisibleCase, type VisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { rightsOfViewer } from '../../../cases/reading/viewer-rights.ts'
import { sha256 } from '../../../cases/store/event-store.ts'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { loadRecord } from '../../../records/record-store/index.ts'
import { type Digests, findLook, saveLook } from './look-store.ts'

/** Records what the reader saw; skipped if the case has changed since the page was opened. */
export const recordLook = serve(contract.approvals.looked, async (call) => {
  const { actor, input, now, tx } = call
  const seen = await loadVisibleCase(call, input)
  const { stored, state, design } = seen
  if (state.sequence !== input.sequence) return null

  const record = (await loadRecord(recordSource({ tx, actor }, design), stored.recordId)) ?? {}
  const values = visibleValues(design.form, record, await rightsOfViewer(call, seen))
  await saveLook(tx, { caseId: state.id, personId: actor.personId, digests: digestValues(values), at: now })
  return null
})

/** Returns which fields the person can see and that changed since their last look. */
export async function compareWithLastLook(
  { tx, actor, caller }: Pick<ReadCall, 'tx' | 'actor' | 'caller'>,
  { state, design }: VisibleCase,
  values: FormValues,
): Promise<CaseView['look']> {
  const last = await findLook(tx, { caseId: state.id, personId: actor.personId })
  const now = digestValues(values)
  const changed = last
    ? design.form.fields.filter(({ key }) => key in values && now[key] !== last.digests[key])
    : []

  return {
    sequence: state.sequence,
    since: last?.at ?? null,
    changed: changed.map(({ key, definition }) => ({
      field: key,
      label: textIn(caller.locale, definition.label),
    })),
  }
}

/**
 * Returns a digest per field: small enough to store per reader, and useless to anyone who cannot see the
 * value.
 */
function digestValues(values: FormValues): Digests {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !isEmpty(value))
      .map(([field, value]) => [field, sha256(canonicalJson(value)).slice(0, 16)]),
  )
}

/** All forms of an empty value count as the same. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
