import type { StoredTrigger } from './trigger-store.ts'

/** Whether somebody waits for the next call to look at it. */
export function listensAt({ listensUntil }: StoredTrigger, now: string): boolean {
  return listensUntil !== null && listensUntil > now
}
