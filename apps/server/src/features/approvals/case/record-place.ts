import type { Reader } from '@signet/db'
import type { RecordPlace } from '../../../record-store/index.ts'
import type { Design } from '../design/design-of.ts'
import type { ReadContext } from './acting.ts'

/** Where the record of a case lies. */
export function recordPlace<Handle extends Reader>(
  { tx, actor }: Readonly<{ tx: Handle; actor: ReadContext['actor'] }>,
  { form, tables }: Design,
): RecordPlace<Handle> {
  return { tx, tenant: actor.tenant, plan: form, tables }
}
