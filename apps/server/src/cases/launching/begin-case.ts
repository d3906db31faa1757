import type { RefusalCode } from '@signet/contract'
import { type CaseState, type Choices, type FlowEvent, type Parent, step } from '@signet/flow'
import { type FormValues, rightsAtStart } from '@signet/form'
import { Refusal } from '@signet/std'
import type { Snapshot } from '../../people/directory/index.ts'
import { flowParams } from '../../publication/flow-names.ts'
import { holdFlow } from '../../publication/hold-flow.ts'
import { saveRecord } from '../../records/record-store/index.ts'
import { type CheckedValues, checkSubmittedValues } from '../check-submitted-values.ts'
import { type CommandResult, requestArchiveOfEnded } from '../command-result.ts'
import type { ReadContext, WriteContext } from '../context.ts'
import { askDataInterfaces, decisionFacts, formulaContext, loadCalendar } from '../decision-facts.ts'
import { type Design, designInTenant, recordSource } from '../design/compiled-design.ts'
import { findPublishedFlow } from '../design/design-store.ts'
import { rememberRecordLocation } from '../load-case.ts'
import { onBehalfOf } from '../on-behalf.ts'
import { loadVisibleCase } from '../reading/load-visible-case.ts'
import { columnsOf } from '../store/case-columns.ts'
import { linkFollowUp } from '../store/case-link-store.ts'
import { insertCase } from '../store/case-store.ts'
import { linkNewFiles } from '../store/file-store.ts'
import { announceChange } from '../telling/announce-change.ts'

type NewCase = Readonly<{
  flowId: string
  values: unknown
  urgency: 'normal' | 'important' | 'urgent'
  as: 'saveDraft' | 'launch'
  choices?: Choices | undefined
  copyTo?: readonly string[]
  forUserId?: string | undefined
  /** The case at whose node this one begins. */
  parent?: Parent
  /** The case that this one follows up. */
  followsUp?: string | undefined
}>

/** Creates a case with its record on the newest version of a flow, as a draft or launched. */
export async function beginCase(context: WriteContext, newCase: NewCase): Promise<CommandResult> {
  const { actor, server } = context
  const { flowId, followsUp } = newCase
  if (followsUp !== undefined) await loadVisibleCase(context, { caseId: followsUp })
  const design = await designToLaunch(context, flowId)
  const directory = await server.directories.of(actor.tenant)
  const starter = newCase.forUserId ?? actor.personId
  const opening = { design, directory, starter, caseId: server.newId() }
  const { values, ignored } = await checkFirstValues(context, opening, newCase)
  const { events, state: after } = await decideFirstStep(context, opening, { newCase, values })

  await storeNewCase(context, opening, { newCase, values, events, after })
  const result = { design, recordId: opening.caseId, before: null, after, events, ignored }
  await announceChange(context, { directory, flowId, by: actor.personId, values, hasWebhooks: true }, result)
  await requestArchiveOfEnded(context, result)
  return result
}

/** What a case begins with. */
type Opening = Readonly<{ design: Design; directory: Snapshot; starter: string; caseId: string }>

function checkFirstValues(
  context: WriteContext,
  { design, directory, starter }: Opening,
  { values, as: type }: NewCase,
): Promise<CheckedValues> {
  const rights = rightsAtStart(design.flow.start.fields)
  const stage = type === 'saveDraft' ? 'draft' : 'submit'
  const formContext = formulaContext(context, directory, starter)
  return checkSubmittedValues(
    context,
    design,
    { values, rights, stage },
    { previous: undefined, formulaContext: formContext },
  )
}

async function decideFirstStep(
  context: WriteContext,
  { design, directory, starter, caseId }: Opening,
  { newCase, values }: Readonly<{ newCase: NewCase; values: FormValues }>,
) {
  const { actor } = context
  const { flowId, urgency, as: type } = newCase
  const { flowVersionId } = design
  const command = {
    type,
    by: actor.personId,
    caseId,
    flowVersionId,
    urgency,
    ...optionalParts(newCase),
  } as const
  const formContext = formulaContext(context, directory, starter)
  const onBehalf = starter === actor.personId ? undefined : await onBehalfOf(context, flowId)
  const answers = type === 'launch' ? await askDataInterfaces(context, design.flow, values) : undefined
  const calendar = await loadCalendar(context, design.flow)
  const facts = decisionFacts(context, {
    values,
    directory,
    formulaContext: formContext,
    onBehalf,
    answers,
    calendar,
  })
  return step(design.flow, null, command, facts)
}

type FirstChanges = Readonly<{
  newCase: NewCase
  values: FormValues
  events: readonly FlowEvent[]
  after: CaseState
}>

async function storeNewCase(
  context: WriteContext,
  { design, directory, starter, caseId }: Opening,
  { newCase: { flowId, followsUp }, values, events, after }: FirstChanges,
): Promise<void> {
  const { tx, actor, now } = context
  const departmentId = directory.departmentOf(starter) ?? null
  const postId = directory.people.get(starter)?.majorPostId ?? null
  const birth = { organizationId: departmentId, postId, caseId }
  await saveRecord(recordSource(context, design), {
    recordId: caseId,
    values,
    by: actor.personId,
    now,
    birth,
  })
  const columns = columnsOf({ ...design, values, before: null, lastHash: null, events, after })
  await insertCase(tx, { flowId, recordId: caseId, departmentId }, columns)
  if (followsUp !== undefined) await linkFollowUp(tx, { caseId, followsUp, starter })
  await linkNewFiles(context, design.form, { caseId, values, record: {}, events })

  rememberRecordLocation(context, { tenant: actor.tenant, caseId }, { design, recordId: caseId })
}

function optionalParts({ choices, copyTo, forUserId, parent, followsUp }: NewCase) {
  return {
    ...(choices && { choices }),
    ...(copyTo && { copyTo }),
    ...(parent && { parent }),
    ...(followsUp !== undefined && { followsUp }),
    ...(forUserId !== undefined && { for: forUserId }),
  }
}

type DesignContext = Pick<ReadContext, 'tx' | 'actor' | 'server'>

/** Does what `newestDesign` does for a flow that stays in use meanwhile, and refuses `approvals.flowStopped`. */
async function designToLaunch(context: WriteContext, flowId: string): Promise<Design> {
  await holdFlow(context.tx, flowId)
  const flow = await findPublishedFlow(context.tx, flowId)
  if (flow?.isStopped) throw new Refusal<RefusalCode>('approvals.flowStopped', flowParams(flow))
  return compilePublished(context, flow)
}

/** Returns the version that a new case of this flow runs on, even if the flow is stopped. */
export async function newestDesign(context: DesignContext, flowId: string): Promise<Design> {
  return compilePublished(context, await findPublishedFlow(context.tx, flowId))
}

type PublishedFlow = Awaited<ReturnType<typeof findPublishedFlow>>

async function compilePublished(context: DesignContext, flow: PublishedFlow): Promise<Design> {
  if (!flow?.publishedVersionId) throw new Refusal<RefusalCode>('approvals.flowNotFound')
  return designInTenant(context, { flowVersionId: flow.publishedVersionId, formState: flow.formState })
}
