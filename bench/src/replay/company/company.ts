import type { Client } from '@signet/client'
import type { FlowToFound } from './derive-form.ts'

/** Somebody of the company that plays the log. */
export type Player = Readonly<{ id: string; name: string; client: Client }>

export type FoundFlow<Plan extends FlowToFound> = Readonly<{ plan: Plan; flowId: string }>

/** The company that plays a log: everybody whom the log names, in roles. */
export type Company = Readonly<{
  administrator: Player
  /** By the log's resource; those of one resource share its cases among them. */
  starters: ReadonlyMap<string, readonly Player[]>
  administrators: ReadonlyMap<string, Player>
  people: ReadonlyMap<string, Player>
  /** Everybody once. */
  everybody: readonly Player[]
  /** The product's ids of the log's roles, and who is in each. */
  roleIds: ReadonlyMap<string, string>
  inRole: ReadonlyMap<string, readonly Player[]>
}>
