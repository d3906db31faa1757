import type { FlowPlan } from '@signet/flow'
import { type FormPlan, type FormRights, rightsElsewhere } from '@signet/form'
import type { ReadContext } from '../case/acting.ts'
import { loadChain } from '../case/event-store.ts'
import { designFor } from '../design/design-for.ts'
import type { Design } from '../design/design-of.ts'
import { rightsThrough, type ViewerAt } from './viewer.ts'

type Read = Readonly<{ caseId: string; formState: number | null; design: Pick<Design, 'flow' | 'form'> }>

/**
 * What somebody may see and write where he stands on a case. What a step hid stays hidden when the case goes on with a
 * version of its flow that does not know the step any more.
 */
export async function rightsAt(
  asking: Pick<ReadContext, 'tx' | 'actor' | 'server'>,
  { caseId, formState, design: { flow, form } }: Read,
  place: ViewerAt,
): Promise<FormRights> {
  if (isKnown(flow, place)) return rightsThrough(flow, place)

  for (const flowVersionId of await versionsBefore(asking, caseId)) {
    const before = await designFor(asking, { flowVersionId, formState })
    if (isKnown(before.flow, place)) return rightsThrough(before.flow, place)
  }
  return nothingOf(form)
}

function isKnown({ nodes }: FlowPlan, place: ViewerAt): boolean {
  return place.as !== 'node' || nodes.has(place.node)
}

/** The versions that a case went on its way with before, the newest first. */
async function versionsBefore({ tx }: Pick<ReadContext, 'tx'>, caseId: string): Promise<readonly string[]> {
  const { rows } = await loadChain(tx, caseId)
  return rows.flatMap(({ event }) => (event.type === 'caseMigrated' ? [event.from] : [])).toReversed()
}

function nothingOf({ byPath }: Pick<FormPlan, 'byPath'>): FormRights {
  return rightsElsewhere(Object.fromEntries([...byPath.keys()].map((path) => [path, 'hidden'])))
}
