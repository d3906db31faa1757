import type { Client } from '@signet/client'
import type { PlannedFlow } from './derive-form.ts'

/** A person of the company who plays the log. */
export type Player = Readonly<{ id: string; name: string; client: Client }>

export type PublishedFlow<Plan extends PlannedFlow> = Readonly<{ plan: Plan; flowId: string }>

/** The company that plays a log: all people of the log, in their roles. */
export type Company = Readonly<{
  administrator: Player
  /** By the log's resource; starters of one resource share its cases. */
  starters: ReadonlyMap<string, readonly Player[]>
  administrators: ReadonlyMap<string, Player>
  people: ReadonlyMap<string, Player>
  /** All people, each once. */
  everybody: readonly Player[]
  /** The product's ids of the log's roles, and the members of each. */
  roleIds: ReadonlyMap<string, string>
  inRole: ReadonlyMap<string, readonly Player[]>
}>
