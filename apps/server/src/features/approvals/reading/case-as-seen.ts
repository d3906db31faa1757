import { type FormRights, type FormValues, visibleValues } from '@signet/form'
import { loadRecord } from '../../../record-store/index.ts'
import type { ReadContext } from '../case/acting.ts'
import { recordPlace } from '../case/record-place.ts'
import { aroundOf } from '../case/surroundings.ts'
import { rightsByPath } from './rights-by-path.ts'
import { rightsSeen } from './rights-seen.ts'
import type { SeenCase } from './seen-case.ts'
import { toRead } from './viewer.ts'

type Asking = Pick<ReadContext, 'tx' | 'actor' | 'now' | 'server'>

/** The form of a case with nothing in it that its reader may not see, and which fields these are. */
export async function caseAsSeen(acting: Asking, seen: SeenCase) {
  return caseWith(acting, seen, toRead(await rightsSeen(acting, seen)))
}

/** The same with what these rights leave. */
export async function caseWith(
  acting: Asking,
  { design, stored, state }: Pick<SeenCase, 'design' | 'stored' | 'state'>,
  rights: FormRights,
) {
  const record: FormValues = (await loadRecord(recordPlace(acting, design), stored.recordId)) ?? {}
  const byPath = rightsByPath(design.form, rights)
  const directory = await acting.server.directories.of(acting.actor.tenant)
  return {
    record,
    rights,
    values: visibleValues(design.form, record, rights),
    isHidden: (path: string) => byPath[path] === 'hidden',
    directory,
    around: aroundOf(acting, directory, state.starter),
  }
}
