import type { SyncRun } from '@signet/contract'
import { sayReason } from '../clock/reason.ts'
import type { ReadCall } from '../http/serve.ts'
import { personRef } from '../people/directory/index.ts'
import type { StoredRun } from './run-store.ts'

/** How the reader of a call sees runs. */
export async function runView({ server, caller, actor }: ReadCall) {
  const refer = personRef(await server.directories.of(actor.tenant))
  const say = server.words.t(caller.locale)
  return <Counts>(run: StoredRun & Readonly<{ counts: Counts }>): SyncRun & { counts: Counts } => {
    const { id, kind, state, startedBy, startedAt, endedAt, counts, reason } = run
    return {
      ...{ id, kind, state, startedAt, endedAt, counts },
      startedBy: startedBy === null ? null : refer(startedBy),
      reason: reason ? sayReason(say, reason) : '',
    }
  }
}
