import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Actor } from '../../http/actor.ts'
import type { Owner } from './phrase-store.ts'

/** Returns the owner of phrases; only administrators change the company's. */
export function ownerOf(actor: Actor, whose: 'mine' | 'companys'): Owner {
  if (whose === 'mine') return actor.personId
  if (!actor.isAdministrator) throw new Refusal<RefusalCode>('session.administratorsOnly')
  return null
}
