import type { Actor } from '../../http/actor.ts'
import type { ViewRow } from './view-store.ts'

/** What is shown to everybody belongs to the administrators; everything else to whoever keeps it. */
export function canChange(actor: Actor, view: Pick<ViewRow, 'ownerId' | 'isPublished'>): boolean {
  return view.isPublished ? actor.isAdministrator : view.ownerId === actor.personId
}
