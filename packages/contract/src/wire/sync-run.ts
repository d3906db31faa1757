import { z } from 'zod'
import { Id, Instant, PersonRef } from './endpoint.ts'

export const syncRunKinds = ['preview', 'run'] as const
export const syncRunStates = ['waiting', 'ready', 'done', 'changed', 'stopped', 'failed'] as const

/** A preview or a run of a synchronization. */
export const SyncRun = z.object({
  id: Id,
  kind: z.enum(syncRunKinds),
  /**
   * `ready`: a preview that can be carried out; `changed`: something else would happen than the preview said, so that
   * nothing did; `stopped`: more would end than the settings allow, so that nothing happened.
   */
  state: z.enum(syncRunStates),
  /** Null for one that the schedule began. */
  startedBy: PersonRef.nullable(),
  startedAt: Instant,
  endedAt: Instant.nullable(),
  /** Why it stopped or failed, in the caller’s language; empty otherwise. */
  reason: z.string(),
})
export type SyncRun = z.infer<typeof SyncRun>
