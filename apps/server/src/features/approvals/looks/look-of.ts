import type { CaseView } from '@signet/contract'
import { type FormValues, textIn } from '@signet/form'
import type { VisibleCase } from '../../../cases/reading/load-visible-case.ts'
import type { ReadCall } from '../../../http/serve.ts'
import { digestsOf } from './digests-of.ts'
import { findLook } from './look-store.ts'

/** Returns which fields the person can see and that changed since their last look. */
export async function lookOf(
  { tx, actor, caller }: Pick<ReadCall, 'tx' | 'actor' | 'caller'>,
  { state, design }: VisibleCase,
  values: FormValues,
): Promise<CaseView['look']> {
  const last = await findLook(tx, { caseId: state.id, personId: actor.personId })
  const now = digestsOf(values)
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
