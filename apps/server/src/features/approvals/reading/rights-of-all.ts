import { type FormRights, rightsElsewhere } from '@signet/form'
import type { Acting } from '../case/acting.ts'
import type { StoredCase } from '../case/case-store.ts'
import type { Design } from '../design/design-of.ts'
import { findInvolvement } from './involvement-store.ts'
import { placeOf, rightsThrough, toRead, viewerOf } from './viewer.ts'

type Read = Readonly<{ stored: StoredCase; design: Design; people: readonly string[] }>

/**
 * What all of these people may see of a case: hidden is what is hidden from any of them. Who has nothing to do with it
 * was chosen by an administrator, and sees what that one does.
 */
export async function rightsOfAll(
  { tx, actor }: Pick<Acting, 'tx' | 'actor'>,
  { stored, design, people }: Read,
): Promise<FormRights> {
  const hidden: FormRights['fields'] = {}
  for (const personId of people) {
    const involvement = await findInvolvement(tx, { caseId: stored.id, personId })
    const asking = { ...actor, personId, isAdministrator: true }
    const viewer = viewerOf({ actor: asking, starterId: stored.starterId, involvement })
    if (viewer) Object.assign(hidden, toRead(rightsThrough(design.flow, placeOf(viewer))).fields)
  }
  return rightsElsewhere(hidden)
}
