import { type FormRights, rightsElsewhere } from '@signet/form'
import type { ReadContext } from '../case/acting.ts'
import type { StoredCase } from '../case/case-store.ts'
import type { Design } from '../design/design-of.ts'
import { findInvolvement } from './involvement-store.ts'
import { rightsSeen } from './rights-seen.ts'
import { toRead, viewerOf } from './viewer.ts'

type Read = Readonly<{ stored: StoredCase; design: Design; people: readonly string[] }>

/**
 * What all of these people may see of a case: hidden is what is hidden from any of them. Who has nothing to do with it
 * was chosen by an administrator, and sees what that one does.
 */
export async function rightsOfAll(
  asking: Pick<ReadContext, 'tx' | 'actor' | 'server'>,
  { stored, design, people }: Read,
): Promise<FormRights> {
  const { tx, actor } = asking
  const hidden: FormRights['fields'] = {}
  for (const personId of people) {
    const involvement = await findInvolvement(tx, { caseId: stored.id, personId })
    const reader = { ...actor, personId, isAdministrator: true }
    const viewer = viewerOf({ actor: reader, starterId: stored.starterId, involvement })
    if (viewer) Object.assign(hidden, toRead(await rightsSeen(asking, { stored, design, viewer })).fields)
  }
  return rightsElsewhere(hidden)
}
