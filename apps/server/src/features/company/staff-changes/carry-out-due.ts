import { Refusal } from '@signet/std'
import { processLeased } from '../../../clock/lease.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { type Reason, reasonOf } from '../../../clock/reason.ts'
import { atMost, doubling, retryTime } from '../../../clock/retry.ts'
import { workInTenant } from '../../../clock/work-in-tenant.ts'
import { actorWithoutSession } from '../../../http/actor.ts'
import { nobodyCalling } from '../../../http/caller.ts'
import type { Server } from '../../../server.ts'
import { carryOutChange } from './carry-out.ts'
import { type HandedOver, keepFailure, lockChange, type StoredChange, takeDue } from './change-store.ts'

const column = { table: 'staff_change', id: 'id', until: 'due_at' }
const atOnce = 5
const retries = atMost(8, doubling(3_600_000))

/** Carries out the changes whose day has come, each in its own transaction; the planner hears what became of it. */
export function carryOutDue(server: Server, tenant: string): Promise<boolean> {
  const db = server.db.tenant(tenant)
  return processLeased(server, {
    tenant,
    column,
    take: (lease) => takeDue(db, { ...lease, most: atOnce }),
    idOf: ({ id }) => id,
    inOrder: true,
    work: async ({ id, attempts }) => {
      try {
        await carryOutOne(server, tenant, id)
      } catch (err) {
        if (!(err instanceof Refusal)) server.log.error({ err, change: id, tenant }, 'a staff change failed')
        const again = err instanceof Refusal ? undefined : retryTime(retries, attempts, server.clock())
        await fail(server, tenant, { id, reason: reasonOf(err, { loggedAs: id }), dueAt: again ?? null })
      }
    },
  })
}

async function carryOutOne(server: Server, tenant: string, id: string): Promise<void> {
  await workInTenant(server, tenant, async (work) => {
    const change = await lockChange(work.tx, id)
    if (change?.state !== 'planned') return
    // It was admitted when it was planned, so it happens also after the planner has left.
    const actor = actorWithoutSession({ personId: change.plannedBy, tenant, isAdministrator: true })
    // A case that stays is in the result of the change.
    const deny = () => undefined
    const result = await carryOutChange({ ...work, actor, server, caller: nobodyCalling(id), deny }, change)
    work.tell(await endNotice(server, tenant, { change, result }))
  })
}

type Failing = Readonly<{ id: string; reason: Reason; dueAt: string | null }>

async function fail(server: Server, tenant: string, failing: Failing): Promise<void> {
  await workInTenant(server, tenant, async ({ tx, tell }) => {
    const change = await lockChange(tx, failing.id)
    if (change?.state !== 'planned') return
    await keepFailure(tx, failing)
    if (failing.dueAt === null) tell(await endNotice(server, tenant, { change, result: undefined }))
  })
}

const doneKeys = {
  join: 'staff-changes.notice.joined',
  move: 'staff-changes.notice.moved',
  leave: 'staff-changes.notice.left',
} as const

type Ended = Readonly<{ change: StoredChange; result: HandedOver | undefined }>

/** Tells the planner, and the administrators when it failed. */
async function endNotice(server: Server, tenant: string, { change, result }: Ended): Promise<OutboxFact> {
  const directory = await server.directories.of(tenant)
  const { id, kind, personId, plannedBy, attempts } = change
  return {
    topic: 'notice',
    body: {
      toPersonIds: result ? [plannedBy] : [...new Set([plannedBy, ...directory.administrators()])],
      kind: 'system',
      titleKey: result ? doneKeys[kind] : 'staff-changes.notice.failed',
      titleParams: { name: directory.nameOf(personId), stayed: result?.stayed.length ?? 0 },
      fact: `staffChange:${id}:${attempts}`,
    },
  }
}
