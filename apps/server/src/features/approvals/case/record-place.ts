import type { RecordPlace } from '../../../record-store/index.ts'
import type { Design } from '../design/design-of.ts'
import type { Acting } from './acting.ts'

/** Where the record of a case lies. */
export function recordPlace(
  { tx, actor }: Pick<Acting, 'tx' | 'actor'>,
  { form, tables }: Design,
): RecordPlace {
  return { tx, tenant: actor.tenant, plan: form, tables }
}
