import type { z } from 'zod'
import type { Facts } from '../facts.ts'

/** What a source may look at. `previous` are the people who decided at the step before (or the starter). */
export type Asking = Readonly<{ starter: string; previous: readonly string[]; facts: Facts }>

export type SourceKind<Schema extends z.ZodObject> = Readonly<{
  settings: Schema
  /** Candidates in order; who is not active is dropped by the caller. */
  find(settings: z.infer<Schema>, asking: Asking): readonly string[]
}>

export function sourceKind<Schema extends z.ZodObject>(kind: SourceKind<Schema>): SourceKind<Schema> {
  return kind
}
