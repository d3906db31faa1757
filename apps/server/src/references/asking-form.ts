import type { Tx } from '@signet/db'
import type { Caller } from '../http/caller.ts'
import type { ReadCall } from '../http/serve.ts'
import type { Server } from '../server.ts'
import type { Asking } from './family.ts'

/** What a use case gives to ask about the choices of a form: its call. */
export type AskingForm = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server'> &
  Readonly<{ caller: Pick<Caller, 'locale'> }>

export function askingOf({ tx, actor, now, caller, server }: AskingForm): Asking<Server> {
  return { tx, actor, now, locale: caller.locale, server }
}

/** The same inside of the transaction that saves. */
export type SavingForm = AskingForm & Readonly<{ tx: Tx }>
