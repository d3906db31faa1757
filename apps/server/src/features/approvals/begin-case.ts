import type { RefusalCode } from '@signet/contract'
import { type Choices, step } from '@signet/flow'
import { rightsAtStart } from '@signet/form'
import { Refusal } from '@signet/std'
import { saveRecord } from '../../record-store/index.ts'
import type { Acting } from './acting.ts'
import { answersTo } from './answers-to.ts'
import { columnsOf } from './case-columns.ts'
import { insertCase } from './case-store.ts'
import { checkSent } from './check-sent.ts'
import { designFor } from './design-for.ts'
import type { Design } from './design-of.ts'
import { findPublishedFlow } from './design-store.ts'
import { linkNewFiles } from './link-new-files.ts'
import { recordPlace } from './move-case.ts'
import type { Moved } from './moved.ts'
import { onBehalfOf } from './on-behalf.ts'
import { aroundOf, factsOf } from './surroundings.ts'
import { tellPeople } from './tell-people.ts'

type Beginning = Readonly<{
  flowId: string
  values: unknown
  urgency: 'normal' | 'important' | 'urgent'
  as: 'saveDraft' | 'launch'
  choices?: Choices | undefined
  copyTo?: readonly string[]
  forUserId?: string | undefined
}>

/** A new case on the newest version of a flow, with its record: as a draft, or launched at once. */
export async function beginCase(acting: Acting, beginning: Beginning): Promise<Moved> {
  const { tx, actor, now, server } = acting
  const { flowId, values: sent, urgency, as: type } = beginning
  const design = await newestDesign(acting, flowId)
  const directory = await server.directories.of(actor.tenant)
  const starter = beginning.forUserId ?? actor.personId
  const around = aroundOf(acting, directory, starter)
  const { values, ignored } = await checkSent(
    acting,
    design,
    {
      values: sent,
      rights: rightsAtStart(design.flow.start.fields),
      stage: type === 'saveDraft' ? 'draft' : 'submit',
    },
    { previous: undefined, around },
  )

  const caseId = server.newId()
  const { flowVersionId } = design
  const command = { type, by: actor.personId, caseId, flowVersionId, urgency, ...along(beginning) } as const
  const onBehalf = starter === actor.personId ? undefined : await onBehalfOf(acting, flowId)
  const answers = type === 'launch' ? await answersTo(acting, design.flow, values) : undefined
  const facts = factsOf(acting, { values, directory, around, onBehalf, answers })
  const { events, state: after } = step(design.flow, null, command, facts)

  const departmentId = directory.departmentOf(starter) ?? null
  const postId = directory.people.get(starter)?.majorPostId ?? null
  const birth = { organizationId: departmentId, postId, caseId }
  await saveRecord(recordPlace(acting, design), { recordId: caseId, values, by: actor.personId, now, birth })
  const columns = columnsOf({ ...design, values, before: null, lastHash: null, events, after })
  await insertCase(tx, { flowId, recordId: caseId, departmentId }, columns)
  await linkNewFiles(acting, design.form, { caseId, values, record: {}, events })

  const moved = { design, recordId: caseId, before: null, after, events, ignored }
  await tellPeople(acting, { directory, flowId }, moved)
  return moved
}

function along({ choices, copyTo, forUserId }: Beginning) {
  return {
    ...(choices && { choices }),
    ...(copyTo && { copyTo }),
    ...(forUserId !== undefined && { for: forUserId }),
  }
}

/** The version that a new case of this flow runs on. */
export async function newestDesign(
  acting: Pick<Acting, 'tx' | 'actor' | 'server'>,
  flowId: string,
): Promise<Design> {
  const published = await findPublishedFlow(acting.tx, flowId)
  if (!published?.publishedVersionId) throw new Refusal<RefusalCode>('approvals.flowNotFound')
  return designFor(acting, { flowVersionId: published.publishedVersionId, formState: published.formState })
}
