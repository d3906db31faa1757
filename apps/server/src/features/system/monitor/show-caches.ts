import { contract } from '@signet/contract'
import { isoOf } from '../../../clock/clock.ts'
import { serve } from '../../../http/serve.ts'
import { cacheFigures, emptyCache } from '../../../socket/hints/index.ts'

/** Counts of this server; another one behind the same address answers with its own. */
export const showCaches = serve(contract.monitor.caches, ({ actor, server }) => ({
  host: server.vitals.host,
  startedAt: isoOf(server.vitals.startedAt),
  list: cacheFigures(server.db, actor.tenant),
}))

export const emptyOneCache = serve(contract.monitor.emptyCache, ({ input, actor, server, afterCommit }) => {
  afterCommit(() => emptyCache(server.bus, { tenant: actor.tenant, name: input.name }))
  return null
})
