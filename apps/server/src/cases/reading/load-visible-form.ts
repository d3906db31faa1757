import { type FormPlan, type FormRights, type FormValues, visibleValues } from '@signet/form'
import { loadRecord } from '../../records/record-store/index.ts'
import type { ReadContext } from '../context.ts'
import { formulaContext } from '../decision-facts.ts'
import { recordSource } from '../design/compiled-design.ts'
import { flowToLaunch } from '../launching/launchable-flows.ts'
import {
  type CaseReader,
  findCaseWithViewers,
  loadVisibleCase,
  type VisibleCase,
} from './load-visible-case.ts'
import { asReadOnly } from './viewer.ts'
import { rightsByPath, rightsOfViewer } from './viewer-rights.ts'

type FormReader = Pick<ReadContext, 'tx' | 'actor' | 'now' | 'server'>

/**
 * Returns the values of a case without those hidden from its reader, and the names of the hidden fields.
 */
export async function loadVisibleForm(context: FormReader, seen: VisibleCase) {
  return loadFormWithRights(context, seen, asReadOnly(await rightsOfViewer(context, seen)))
}

/** Does the same under given rights. */
export async function loadFormWithRights(
  context: FormReader,
  { design, stored, state }: Pick<VisibleCase, 'design' | 'stored' | 'state'>,
  rights: FormRights,
) {
  const record: FormValues = (await loadRecord(recordSource(context, design), stored.recordId)) ?? {}
  const byPath = rightsByPath(design.form, rights)
  const directory = await context.server.directories.of(context.actor.tenant)
  return {
    record,
    rights,
    values: visibleValues(design.form, record, rights),
    isHidden: (path: string) => byPath[path] === 'hidden',
    directory,
    formulaContext: formulaContext(context, directory, state.starter),
  }
}

type PersonalRecord = Readonly<{ caseId: string; record: FormValues; person: string }>

/**
 * Returns the values that a message to a person may contain: what any of their roles on the case sees.
 * People without a role get all values, since the author of the message answers for it.
 */
export async function valuesVisibleTo(
  context: CaseReader,
  { caseId, record, person }: PersonalRecord,
): Promise<FormValues> {
  const reader = { ...context, actor: { ...context.actor, personId: person, isAdministrator: false } }
  const seen = await findCaseWithViewers(reader, caseId)
  if (!seen) return record

  const { design, stored, viewers } = seen
  const shown: FormValues[] = []
  for (const viewer of viewers)
    shown.push(visibleValues(design.form, record, await rightsOfViewer(reader, { stored, design, viewer })))
  return Object.assign({}, ...shown)
}

/**
 * Returns the form of a flow to a person who may launch it. Refuses `approvals.flowNotFound` and
 * `flow.mayNotLaunch`.
 */
export async function formOfFlow(context: FormReader, flowId: string): Promise<FormPlan> {
  return (await flowToLaunch(context, flowId)).design.form
}

/**
 * Returns the form of a case to its readers. Refuses `approvals.caseNotFound` and `approvals.notInvolved`.
 */
export async function formOfCase(context: FormReader, caseId: string): Promise<FormPlan> {
  return (await loadVisibleCase(context, { caseId })).design.form
}
