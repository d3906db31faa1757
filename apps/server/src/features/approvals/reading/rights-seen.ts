import type { FormRights } from '@signet/form'
import type { ReadContext } from '../case/acting.ts'
import { rightsAt } from './rights-at.ts'
import type { SeenCase } from './seen-case.ts'
import { placeOf, type Viewer } from './viewer.ts'

type Asking = Pick<ReadContext, 'tx' | 'actor' | 'server'>
type Seen = Pick<SeenCase, 'stored' | 'design'> & Readonly<{ viewer: Viewer }>

/** What the reader of a case may see and write in it. */
export function rightsSeen(asking: Asking, { stored, design, viewer }: Seen): Promise<FormRights> {
  return rightsAt(asking, { caseId: stored.id, formState: stored.formState, design }, placeOf(viewer))
}
