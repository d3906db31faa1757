import type { Server } from '../server.ts'

/** Work that comes back. It may be cut off and begun again, so it must not mind being done twice. */
export type Job = Readonly<{
  name: string
  /** Milliseconds from one run to the next. */
  every: number
  run: (server: Server) => Promise<void>
}>
