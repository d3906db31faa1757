import type { Tx } from '@signet/db'
import type { Caller } from '../../http/caller.ts'
import type { ReadCall } from '../../http/serve.ts'
import type { Server } from '../../server.ts'
import type { FamilyContext } from './family.ts'

/** The part of a call needed to resolve a form's choices. */
export type AskingForm = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server'> &
  Readonly<{ caller: Pick<Caller, 'locale'> }>

export function askingOf({ tx, actor, now, caller, server }: AskingForm): FamilyContext<Server> {
  return { tx, actor, now, locale: caller.locale, server }
}

/** The same within a transaction that saves. */
export type SavingForm = AskingForm & Readonly<{ tx: Tx }>
