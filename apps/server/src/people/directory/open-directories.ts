import type { Db, Reader, TenantDb, Tx } from '@signet/db'
import { sql } from 'kysely'
import { z } from 'zod'
import { findOwnDays, findWeek } from '../../clock/working-calendar.ts'
import type { Bus } from '../../socket/hints/index.ts'
import { createSnapshot } from './create-snapshot.ts'
import type { DirectoryRows, Snapshot } from './snapshot.ts'

export type Directories = Readonly<{
  /** Returns the current organization; at most a second old on a node that missed a hint. */
  of: (tenant: string) => Promise<Snapshot>
  /** Returns the organization as this transaction sees it, also what others committed a moment ago. */
  within: (tx: Tx) => Promise<Snapshot>
  /** Call it in every transaction that writes the organization; other nodes are notified after commit. */
  changed: (change: Change) => Promise<void>
  close: () => Promise<void>
}>

type Change = Readonly<{ tenant: string; tx: Tx; afterCommit: (run: () => void) => void }>
type CachedSnapshot = Readonly<{ snapshot: Snapshot; checkedAt: number; hints: number }>

const Hint = z.object({ tenant: z.string() })
const channel = 'directory'
const trustedFor = 1000

/** `monotonic` returns milliseconds that never jump, unlike the machine's clock. */
export function openDirectories({
  db,
  bus,
  monotonic = () => performance.now(),
}: Readonly<{ db: Db; bus: Bus; monotonic?: () => number }>): Directories {
  const known = new Map<string, CachedSnapshot>()
  const under = new Map<string, Promise<Snapshot>>()
  const hints = new Map<string, number>()
  const heardOf = (tenant: string) => hints.get(tenant) ?? 0

  const leave = bus.subscribe(channel, (hint) => {
    const { tenant } = Hint.parse(hint)
    hints.set(tenant, heardOf(tenant) + 1)
    under.delete(tenant)
  })

  const refresh = async (tenant: string): Promise<Snapshot> => {
    // Read before the query, so that a hint during the query makes the result stale again.
    const seen = { checkedAt: monotonic(), hints: heardOf(tenant) }
    const old = known.get(tenant)?.snapshot
    const isCurrent = old?.version === (await readVersion(db.beside(tenant)))
    const snapshot = old && isCurrent ? old : createSnapshot(await loadDirectoryRows(db.beside(tenant)))
    known.set(tenant, { snapshot, ...seen })
    return snapshot
  }

  return {
    of: async (tenant) => {
      const found = known.get(tenant)
      const isFresh = found?.hints === heardOf(tenant) && monotonic() - found.checkedAt < trustedFor
      if (found && isFresh) return found.snapshot

      const loading = under.get(tenant) ?? refresh(tenant)
      under.set(tenant, loading)
      try {
        return await loading
      } finally {
        if (under.get(tenant) === loading) under.delete(tenant)
      }
    },
    within: async (tx) => createSnapshot(await readRows(tx)),
    changed: async ({ tenant, tx, afterCommit }) => {
      await bumpVersion(tx)
      afterCommit(() => bus.publish(channel, { tenant }))
    },
    close: async () => leave(),
  }
}

/** Reads the whole organization in one snapshot, so that all references resolve. */
function loadDirectoryRows(db: TenantDb): Promise<DirectoryRows> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(readRows)
}

async function readRows(tx: Reader): Promise<DirectoryRows> {
  return {
    version: await readVersion(tx),
    organizations: await tx
      .selectFrom('organization')
      .select(['id', 'parentId', 'name', 'code', 'category', 'headId', 'isClosed', 'version'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
    people: await loadPeople(tx),
    posts: await tx
      .selectFrom('post')
      .select(['id', 'organizationId', 'parentId', 'name', 'code', 'dutyPersonId', 'isClosed', 'version'])
      .orderBy('id')
      .execute(),
    roles: await tx.selectFrom('role').select(['id', 'name', 'code', 'version']).orderBy('id').execute(),
    groups: await tx
      .selectFrom('personGroup')
      .select(['id', 'name', 'code', 'version'])
      .orderBy('id')
      .execute(),
    postHolders: await tx.selectFrom('postHolder').select(['postId as setId', 'personId']).execute(),
    roleMembers: await tx.selectFrom('roleMember').select(['roleId as setId', 'personId']).execute(),
    groupMembers: await tx.selectFrom('groupMember').select(['groupId as setId', 'personId']).execute(),
    agencies: await loadAgencies(tx),
    week: await findWeek(tx),
    ownDays: await findOwnDays(tx),
  }
}

async function readVersion(db: Reader): Promise<string> {
  const row = await db.selectFrom('directoryVersion').select('version').executeTakeFirst()
  return row?.version ?? '0'
}

/** Serializes writers of the organization, so that versions increase in commit order. */
async function bumpVersion(tx: Tx): Promise<void> {
  await tx.updateTable('directoryVersion').set({ version: sql`version + 1` }).execute()
}

function loadPeople(tx: Reader) {
  return tx
    .selectFrom('person')
    .select(['id', 'account', 'name', 'pinyin', 'gender', 'mobilePhone', 'email', 'avatar'])
    .select(['managerId', 'majorPostId', 'isAdministrator', 'isEnabled', 'successorId'])
    .select(['employeeNumber', 'entryDate', 'version'])
    .orderBy('pinyin')
    .orderBy('id')
    .execute()
}

/** Selects agencies whose end has not been announced; the caller's clock decides which are over. */
function loadAgencies(tx: Reader) {
  return tx
    .selectFrom('delegation')
    .innerJoin('delegationPerson', 'delegationPerson.delegationId', 'delegation.id')
    .leftJoin('delegationFlow', 'delegationFlow.delegationId', 'delegation.id')
    .where('delegation.kind', '=', 'agency')
    .where('delegation.endToldAt', 'is', null)
    .where('delegationPerson.answer', '=', 'accepted')
    .select(['delegation.fromId as from', 'delegationPerson.personId as to', 'delegationFlow.flowId as flow'])
    .select(['delegation.startsAt as start', 'delegation.endsAt as end'])
    .orderBy('delegation.id')
    .orderBy('delegationPerson.personId')
    .execute()
}
