import type { RawBuilder } from 'kysely'
import type { Server } from '../server.ts'

/** Begins work in a lane of its own: one at a time on this node, and nobody else waits for it. */
export type Begin = (lane: string, work: () => Promise<unknown>) => void

/** Something of a tenant that a moment starts. Any number of nodes may pass the same moment at once. */
export type ClockWork = Readonly<{
  table: string
  /** Which rows of the table are due: SQL over its columns. Asked every second, so it needs an index. */
  isDue: (now: string) => RawBuilder<boolean>
  /**
   * Does what is due; what goes wrong with one row must hold up no other. What may take long is begun in lanes. It, or the
   * work in a lane, answers true when it has done something.
   */
  pass: (server: Server, tenant: string, begin: Begin) => Promise<unknown>
}>
