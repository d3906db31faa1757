import type { Caller } from '../../../http/caller.ts'
import type { Server } from '../../../server.ts'

/** What a check may ask besides the value. */
export type CheckContext = Readonly<{
  server: Pick<Server, 'outside' | 'clock' | 'publicUrl' | 'directories'>
  tenant: string
  caller: Pick<Caller, 'ip'>
  /** The secrets as they would be saved, opened. */
  secrets: Readonly<Record<string, string>>
}>
