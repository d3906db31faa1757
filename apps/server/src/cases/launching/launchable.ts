import { allowed } from '@signet/flow'
import type { ReadCall } from '../../http/serve.ts'
import { designFor } from '../design/design-for.ts'
import type { Design } from '../design/design-of.ts'
import { publishedFlows } from '../design/design-store.ts'
import { aroundOf, factsOf } from '../surroundings.ts'

type FlowReader = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server'>
type Row = Awaited<ReturnType<typeof publishedFlows>>[number]
export type Launchable = Readonly<{ row: Row; design: Design }>

/**
 * Returns the published flows that a person may launch by the engine's own check; defaults to the acting
 * person.
 */
export async function launchableFlows(
  asking: FlowReader,
  person = asking.actor.personId,
): Promise<readonly Launchable[]> {
  const { tx, actor, server } = asking
  const directory = await server.directories.of(actor.tenant)
  const around = aroundOf(asking, directory, person)
  const facts = factsOf(asking, { values: {}, directory, around })
  const launchable: Launchable[] = []
  for (const row of await publishedFlows(tx, actor.personId)) {
    if (!row.publishedVersionId) continue
    const design = await designFor(asking, {
      flowVersionId: row.publishedVersionId,
      formState: row.formState,
    })
    const { commands } = allowed(design.flow, null, person, facts)
    if (commands.includes('launch')) launchable.push({ row, design })
  }
  return launchable
}
