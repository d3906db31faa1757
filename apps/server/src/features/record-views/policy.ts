import type { Actor } from '../../http/actor.ts'
import type { ViewRow } from './view-store.ts'

/** Administrators change published views, owners their own. */
export function canChange(actor: Actor, view: Pick<ViewRow, 'ownerId' | 'isPublished'>): boolean {
  return view.isPublished ? actor.isAdministrator : view.ownerId === actor.personId
}
