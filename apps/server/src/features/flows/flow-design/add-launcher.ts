import type { RefusalCode, Release, ReleaseFinding } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type FlowDefinition, isStart, readFlowDefinition } from '@signet/flow'
import { Refusal } from '@signet/std'
import { refuseUnseen, revisionOf } from '../../../revisions/index.ts'
import { type FlowRow, findFlow, lockFlow, publishedVersionRow, updateDraft } from './flow-design-store.ts'
import { describeRelease } from './preview-release.ts'
import type { FindingsCall } from './release-findings.ts'
import { type ReleaseCall, releaseFlow } from './release-flow.ts'

type Launcher = Readonly<{ flowId: string; personId: string }>
type Grant = Launcher & Readonly<{ reason?: string | undefined; expects?: string | undefined }>

/**
 * Describes the version with which a person may start a published flow; changes nothing. Refuses `design.notFound` and
 * `design.notPublished`.
 */
export async function previewLauncher(call: FindingsCall, { flowId, personId }: Launcher): Promise<Release> {
  const flow = await findFlow(call.tx, flowId)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  const { published, definition, form } = await proposeVersion(call.tx, flow, personId)
  const release = await describeRelease(call, {
    ...{ flow, form, definition },
    ...{ before: published, revision: revisionOf(definition) },
  })
  return definition === published ? { ...release, version: flow.version ?? 0, findings: [] } : release
}

/**
 * Lets a person start a published flow: its next version differs in this alone, and the draft gets the same. It passes
 * the checks of every release, whose refusals it throws, and returns what they found. Does nothing where the design
 * names the person already. With `expects`, refuses `design.changedSincePreview` when another version would be made.
 */
export async function addLauncher(
  call: ReleaseCall,
  { flowId, personId, reason, expects }: Grant,
): Promise<readonly ReleaseFinding[]> {
  const { tx, now, actor } = call
  const flow = await lockFlow(tx, flowId)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  const { published, definition, form } = await proposeVersion(tx, flow, personId)
  refuseUnseen(definition, expects)

  const { id, name, isChanged } = flow
  const released =
    definition === published ? undefined : await releaseFlow(call, { flow, form, definition, reason })
  const draft = withLauncher(readFlowDefinition(flow.draft), personId)
  await updateDraft(tx, { id, name, draft, isChanged, changedBy: actor.personId, changedAt: now })
  return released?.findings ?? []
}

type ProposedVersion = Readonly<{
  published: FlowDefinition
  /** The published one itself where it names the person already. */
  definition: FlowDefinition
  form: Readonly<{ id: string; definition: unknown }>
}>

/** The form keeps its version: only the start node differs. */
async function proposeVersion(tx: Reader, flow: FlowRow, personId: string): Promise<ProposedVersion> {
  const version = await publishedVersionRow(tx, flow)
  if (!version) throw new Refusal<RefusalCode>('design.notPublished')
  const published = readFlowDefinition(version.definition)
  const form = { id: version.formVersionId, definition: version.formDefinition }
  return { published, definition: withLauncher(published, personId), form }
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
