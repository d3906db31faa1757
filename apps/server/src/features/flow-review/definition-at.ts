import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type FlowDefinition, readFlowDefinition } from '@signet/flow'
import { Refusal } from '@signet/std'
import { versionDefinition } from './version-store.ts'

/** The definition of a published version; 0 is the draft. */
export async function definitionAt(
  tx: Reader,
  flow: Readonly<{ id: string; draft: unknown }>,
  version: number,
): Promise<FlowDefinition> {
  const stored = version === 0 ? flow.draft : await versionDefinition(tx, flow.id, version)
  if (stored === undefined) throw new Refusal<RefusalCode>('design.notFound')
  return readFlowDefinition(stored)
}
