import type { Endpoint } from '@signet/contract'
import { type FlowDefinition, isStart, readFlowDefinition } from '@signet/flow'
import type { Call } from '../../../http/serve.ts'
import { insertVersion, lockFlow, publishedVersionRow, updateDraft } from './flow-design-store.ts'

type Launcher = Readonly<{ flowId: string; personId: string }>

/**
 * Lets a person start a published flow: its next version differs in this alone, and the draft gets the same. Does
 * nothing where the design names the person already.
 */
export async function addLauncher(
  { tx, now, actor, server }: Pick<Call<Endpoint>, 'tx' | 'now' | 'actor' | 'server'>,
  { flowId, personId }: Launcher,
): Promise<void> {
  const flow = await lockFlow(tx, flowId)
  const version = flow && (await publishedVersionRow(tx, flow))
  if (!flow || !version) return

  const published = readFlowDefinition(version.definition)
  const definition = withLauncher(published, personId)
  if (definition !== published)
    await insertVersion(tx, {
      ...{ id: server.newId(), flowId, definition, formVersionId: version.formVersionId },
      ...{ publishedBy: actor.personId, publishedAt: now },
    })
  const { id, name, isChanged } = flow
  const draft = withLauncher(readFlowDefinition(flow.draft), personId)
  await updateDraft(tx, { id, name, draft, isChanged, changedBy: actor.personId, changedAt: now })
}

function withLauncher(definition: FlowDefinition, personId: string): FlowDefinition {
  const start = definition.nodes.find(isStart)
  if (!start || start.launchers === 'everyone') return definition
  const named = start.launchers.find(({ kind }) => kind === 'people')
  if (named?.ids.includes(personId)) return definition

  const others = start.launchers.filter((holders) => holders !== named)
  const people = { kind: 'people' as const, ids: [...(named?.ids ?? []), personId] }
  const launchers = [...others, people]
  return {
    ...definition,
    nodes: definition.nodes.map((node) => (node === start ? { ...start, launchers } : node)),
  }
}
