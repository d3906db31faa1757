import type { houseLanguage } from '../../http/caller.ts'
import type { Acting } from '../approvals/index.ts'

/** What is made is read in the name of the system; whose rights count, the readers of the document say. */
export type Archiving = Pick<Acting, 'tx' | 'actor' | 'now' | 'server'> &
  Readonly<{ caller: Readonly<{ locale: typeof houseLanguage }> }>
