import type { CacheName } from '@signet/contract'
import type { Db } from '@signet/db'
import { z } from 'zod'
import type { Bus } from './bus.ts'

/** What a cache of this server tells about itself, by company. */
type Cache = Readonly<{
  entries: (tenant: string) => number
  /** Drops what it holds of a company; it is read again when it is asked for next. */
  empty: (tenant: string) => void
}>

/** Counts questions that a cache could and could not answer. */
export type CacheUse = Readonly<{ hit: (tenant: string) => void; miss: (tenant: string) => void }>
type Counts = { hits: number; misses: number }
type Registered = Cache & Readonly<{ counts: Map<string, Counts> }>

/** Caches belong to the database that they are read from, so that several servers in a process keep their own. */
const registries = new WeakMap<Db, Map<CacheName, Registered>>()

/** Adds a cache to those that the monitor shows. A cache of the same name replaces the one before. */
export function registerCache(db: Db, name: CacheName, cache: Cache): CacheUse {
  const counts = new Map<string, Counts>()
  const registry = registries.get(db) ?? new Map<CacheName, Registered>()
  registries.set(db, registry.set(name, { ...cache, counts }))
  const countsOf = (tenant: string) => {
    const known = counts.get(tenant) ?? { hits: 0, misses: 0 }
    counts.set(tenant, known)
    return known
  }
  return {
    hit: (tenant) => {
      countsOf(tenant).hits += 1
    },
    miss: (tenant) => {
      countsOf(tenant).misses += 1
    },
  }
}

/** A map whose keys begin with the company and a slash, as a cache. */
export function cacheOfMap(map: Map<string, unknown>): Cache {
  const keysOf = (tenant: string) => [...map.keys()].filter((key) => key.startsWith(`${tenant}/`))
  return {
    entries: (tenant) => keysOf(tenant).length,
    empty: (tenant) => {
      for (const key of keysOf(tenant)) map.delete(key)
    },
  }
}

/** Returns what each cache of this server holds of a company, and how often it answered since the start. */
export function cacheFigures(db: Db, tenant: string) {
  return [...(registries.get(db) ?? [])].map(([name, { entries, counts }]) => ({
    name,
    entries: entries(tenant),
    ...(counts.get(tenant) ?? { hits: 0, misses: 0 }),
  }))
}

const channel = 'caches'
const Hint = z.object({ tenant: z.string(), name: z.string() })

/** Empties a cache of a company on every server. */
export function emptyCache(bus: Bus, hint: Readonly<{ tenant: string; name: CacheName }>): void {
  bus.publish(channel, hint)
}

/** Lets this server empty its caches when it hears so; returns what ends that. */
export function listenForEmptying(bus: Bus, db: Db): () => void {
  return bus.subscribe(channel, (heard) => {
    const { tenant, name } = Hint.parse(heard)
    const found = [...(registries.get(db) ?? [])].find(([known]) => known === name)
    found?.[1].empty(tenant)
  })
}
