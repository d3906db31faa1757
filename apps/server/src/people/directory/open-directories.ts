import type { Db, TenantDb, Tx } from '@signet/db'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Bus, registerCache } from '../../socket/hints/index.ts'
import { createSnapshot } from './create-snapshot.ts'
import { type LoadedRows, loadRows, readVersion } from './load-rows.ts'
import type { DirectoryRows, Snapshot } from './snapshot.ts'

export type Directories = Readonly<{
  /** Returns the current organization; at most a second old on a node that missed a hint. */
  of: (tenant: string) => Promise<Snapshot>
  /** Returns the current organization, and what it would be like with other rows. */
  imagine: (tenant: string, change: (rows: DirectoryRows) => ImaginedChange) => Promise<Imagined>
  /** Returns the organization as this transaction sees it, also what others committed a moment ago. */
  within: (tx: Tx) => Promise<Snapshot>
  /** Call it in every transaction that writes the organization; other nodes are notified after commit. */
  changed: (change: Change) => Promise<void>
  /** Returns the local day (`2026-11-20`). */
  today: () => string
  close: () => Promise<void>
}>

type ImaginedChange = Readonly<{
  /** The other rows, of people who are there now. */
  rows: Partial<DirectoryRows>
  /** The people whose rows or memberships are other ones. */
  people: readonly string[]
}>
export type Imagined = Readonly<{ now: Snapshot; next: Snapshot }>
type Change = Readonly<{ tenant: string; tx: Tx; afterCommit: (run: () => void) => void }> & ChangedBy
/** Who changes it, by which call and when; not given for background work. */
type ChangedBy = Readonly<{
  actor?: Readonly<{ personId: string }> | undefined
  caller?: Readonly<{ what: string }> | undefined
  now?: string | undefined
}>
type CachedSnapshot = Readonly<{
  snapshot: Snapshot
  loaded: LoadedRows
  checkedAt: number
  hints: number
}>

const Hint = z.object({ tenant: z.string() })
const channel = 'directory'
const trustedFor = 1000

type DirectoriesOptions = Readonly<{
  db: Db
  bus: Bus
  /** Returns the local day. */
  today: () => string
  /** Returns milliseconds that never jump, unlike the machine's clock. */
  monotonic?: () => number
}>

export function openDirectories({
  db,
  bus,
  today,
  monotonic = () => performance.now(),
}: DirectoriesOptions): Directories {
  const known = new Map<string, CachedSnapshot>()
  const under = new Map<string, Promise<CachedSnapshot>>()
  const hints = new Map<string, number>()
  const heardOf = (tenant: string) => hints.get(tenant) ?? 0

  const use = registerCache(db, 'directory', {
    entries: (tenant) => known.get(tenant)?.snapshot.people.size ?? 0,
    empty: (tenant) => {
      known.delete(tenant)
      hints.set(tenant, heardOf(tenant) + 1)
      under.delete(tenant)
    },
  })
  const leave = bus.subscribe(channel, (hint) => {
    const { tenant } = Hint.parse(hint)
    hints.set(tenant, heardOf(tenant) + 1)
    under.delete(tenant)
  })

  const refresh = async (tenant: string): Promise<CachedSnapshot> => {
    // Read before the query, so that a hint during the query makes the result stale again.
    const seen = { checkedAt: monotonic(), hints: heardOf(tenant) }
    const old = known.get(tenant)
    const day = today()
    const isSame = old?.snapshot.version === (old && (await readVersion(db.beside(tenant))))
    if (old && isSame && old.loaded.rows.today === day) {
      const checked = { ...old, ...seen }
      known.set(tenant, checked)
      return checked
    }
    const loaded = old && isSame ? onDay(old.loaded, day) : await load(db.beside(tenant), day, old?.loaded)
    const next = { snapshot: snapshotOf(loaded, old), loaded, ...seen }
    known.set(tenant, next)
    return next
  }

  const current = async (tenant: string): Promise<CachedSnapshot> => {
    const found = known.get(tenant)
    const isFresh = found?.hints === heardOf(tenant) && monotonic() - found.checkedAt < trustedFor
    if (found && isFresh && found.loaded.rows.today === today()) {
      use.hit(tenant)
      return found
    }
    use.miss(tenant)

    const loading = under.get(tenant) ?? refresh(tenant)
    under.set(tenant, loading)
    try {
      return await loading
    } finally {
      if (under.get(tenant) === loading) under.delete(tenant)
    }
  }

  return {
    of: async (tenant) => (await current(tenant)).snapshot,
    imagine: async (tenant, change) => {
      const { snapshot, loaded } = await current(tenant)
      const { rows, people } = change(loaded.rows)
      const basis = { snapshot, changed: new Set(people) }
      return { now: snapshot, next: createSnapshot({ ...loaded.rows, ...rows }, basis) }
    },
    within: async (tx) => createSnapshot((await loadRows(tx, today())).rows),
    changed: async ({ tenant, tx, afterCommit, ...by }) => {
      await bumpVersion(tx, by)
      afterCommit(() => bus.publish(channel, { tenant }))
    },
    today,
    close: async () => leave(),
  }
}

/** The same rows on another day. */
function onDay(loaded: LoadedRows, today: string): LoadedRows {
  return { ...loaded, rows: { ...loaded.rows, today }, changed: new Set() }
}

function snapshotOf({ rows, changed }: LoadedRows, old: CachedSnapshot | undefined): Snapshot {
  return createSnapshot(rows, old && { snapshot: old.snapshot, changed })
}

function load(db: TenantDb, today: string, before: LoadedRows | undefined): Promise<LoadedRows> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => loadRows(tx, today, before))
}

/** Serializes writers of the organization, so that versions increase in commit order, and tells triggers who writes. */
async function bumpVersion(tx: Tx, { actor, caller, now }: ChangedBy): Promise<void> {
  const by = JSON.stringify({ personId: actor?.personId, call: caller?.what, at: now })
  await tx
    .updateTable('directoryVersion')
    .set({ version: sql`version + 1` })
    .returning(sql<string>`set_config('signet.changed_by', ${by}, true)`.as('by'))
    .execute()
}
