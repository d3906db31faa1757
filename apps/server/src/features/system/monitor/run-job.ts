import { contract, type RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import { dueNow } from '../../../clock/jobs.ts'
import { serve } from '../../../http/serve.ts'
import { defaultTenant } from '../../../people/tenants/index.ts'
import { listJobs, makeDue } from './monitor-store.ts'

/** Jobs work for every company, and their failures may name another one. */
async function mayRunJobs(db: Db, tenant: string): Promise<boolean> {
  return (await defaultTenant(db)) === tenant
}

export const listRecurringJobs = serve(contract.monitor.jobs, async ({ actor, now, server }) => {
  if (!(await mayRunJobs(server.db, actor.tenant))) return { list: [] }
  const jobs = await listJobs(server.db.platform)
  return {
    list: jobs.map(({ leasedUntil, ...job }) => ({
      ...job,
      isRunning: leasedUntil !== null && leasedUntil > now,
    })),
  }
})

/** Makes the job due; every node hears of it, and one takes it. */
export const runJob = serve(contract.monitor.runJob, async ({ input, actor, now, server, afterCommit }) => {
  if (!(await mayRunJobs(server.db, actor.tenant))) throw new Refusal<RefusalCode>('monitor.jobNotFound')
  const isDue = await makeDue(server.db.platform, input.name, now)
  if (isDue === undefined) throw new Refusal<RefusalCode>('monitor.jobNotFound')
  if (!isDue) throw new Refusal<RefusalCode>('monitor.jobRunning')

  afterCommit(() => server.bus.publish(dueNow, {}))
  return null
})
