import type { TenantDb } from '@signet/db'

/** A step that is to be done now, taken for so long that nobody else does it meanwhile. `attempts` counts this one. */
export type DueStep = Readonly<{ id: string; caseId: string; kind: string; attempts: number }>

type Taking = Readonly<{ now: string; until: string; kinds: readonly string[]; most: number }>

/** Of two servers one gets a step; whoever dies with it loses it when its time is over. */
export function takeDueSteps(db: TenantDb, { now, until, kinds, most }: Taking): Promise<DueStep[]> {
  return db
    .updateTable('flowWait')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('flowWait as wait')
        .innerJoin('flowCase as case', 'case.id', 'wait.caseId')
        .where('case.status', '=', 'running')
        .where('wait.state', '=', 'waiting')
        .where('wait.isFrozen', '=', false)
        .where('wait.nextAttemptAt', '<=', now)
        .where('wait.kind', 'in', [...kinds])
        .orderBy('wait.nextAttemptAt')
        .limit(most)
        .forUpdate('wait')
        .skipLocked()
        .select('wait.id'),
    )
    .returning(['id', 'caseId', 'kind', 'attempts'])
    .execute()
}

/** When it is to be looked at again; null: when something wakes it. */
export async function setNextAttempt(
  db: TenantDb,
  { id, at }: Readonly<{ id: string; at: string | null }>,
): Promise<void> {
  await db
    .updateTable('flowWait')
    .set({ nextAttemptAt: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}
