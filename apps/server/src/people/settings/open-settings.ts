import type { SettingGroup, SettingValues } from '@signet/contract'
import type { Db } from '@signet/db'
import { z } from 'zod'
import { type Bus, registerCache } from '../../socket/hints/index.ts'
import { loadSettings } from './setting-store.ts'

export type Settings = Readonly<{
  /** Returns a group of a tenant's settings; at most five seconds old on a node that missed a hint. */
  of: <Group extends SettingGroup>(tenant: string, group: Group) => Promise<SettingValues<Group>>
  /** Call it in every transaction that writes settings; every node hears of it after commit. */
  changed: (change: Readonly<{ tenant: string; afterCommit: (run: () => void) => void }>) => void
  close: () => Promise<void>
}>

type Values = Readonly<{ [Group in SettingGroup]: SettingValues<Group> }>
type Cached = Readonly<{ values: Promise<Values>; readAt: number }>

const Hint = z.object({ tenant: z.string() })
const channel = 'settings'
const trustedFor = 5_000

/**
 * Keeps the settings of each tenant in memory, since every call asks for them. `monotonic` returns milliseconds
 * that never jump.
 */
export function openSettings({
  db,
  bus,
  monotonic = () => performance.now(),
}: Readonly<{ db: Db; bus: Bus; monotonic?: () => number }>): Settings {
  const known = new Map<string, Cached>()
  const use = registerCache(db, 'settings', {
    entries: (tenant) => Number(known.has(tenant)),
    empty: (tenant) => void known.delete(tenant),
  })
  const leave = bus.subscribe(channel, (hint) => known.delete(Hint.parse(hint).tenant))

  const read = (tenant: string): Promise<Values> => {
    const found = known.get(tenant)
    const isFresh = found !== undefined && monotonic() - found.readAt < trustedFor
    use[isFresh ? 'hit' : 'miss'](tenant)
    if (isFresh) return found.values

    const values = loadSettings(db.beside(tenant)).then(valuesIn)
    const entry = { values, readAt: monotonic() }
    known.set(tenant, entry)
    values.catch(() => {
      if (known.get(tenant) === entry) known.delete(tenant)
    })
    return values
  }

  return {
    of: async (tenant, group) => (await read(tenant))[group],
    changed: ({ tenant, afterCommit }) => afterCommit(() => bus.publish(channel, { tenant })),
    close: async () => {
      leave()
    },
  }
}

function valuesIn(stored: Awaited<ReturnType<typeof loadSettings>>): Values {
  const entries = Object.entries(stored).map(([group, { value }]) => [group, value])
  return Object.fromEntries(entries) as Values
}
