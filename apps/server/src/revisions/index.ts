import { createHash } from 'node:crypto'
import type { RefusalCode } from '@signet/contract'
import { canonicalJson, Refusal } from '@signet/std'

/** Names what a document contains: two saves that store the same leave the same revision. */
export function revisionOf(document: unknown): string {
  return createHash('sha256').update(canonicalJson(document)).digest('base64url').slice(0, 22)
}

/**
 * Refuses a save that began with other contents than are stored (`request.changedMeanwhile`). The row has to be locked.
 * A program that names no revision replaces what is stored.
 */
export function refuseOvertaken(stored: unknown, expects: string | undefined): void {
  if (expects !== undefined && expects !== revisionOf(stored))
    throw new Refusal<RefusalCode>('request.changedMeanwhile')
}

/** Refuses to publish something else than what the preview showed (`design.changedSincePreview`). The row has to be locked. */
export function refuseUnseen(stored: unknown, expects: string | undefined): void {
  if (expects !== undefined && expects !== revisionOf(stored))
    throw new Refusal<RefusalCode>('design.changedSincePreview')
}
