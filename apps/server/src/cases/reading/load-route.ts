import type { RouteStep } from '@signet/contract'
import { type FailureReason, previewRoute, timeline } from '@signet/flow'
import type { FormValues } from '@signet/form'
import type { Locale } from '@signet/i18n'
import { sayReason } from '../../clock/reason.ts'
import type { ReadCall } from '../../http/serve.ts'
import { personRef } from '../../people/directory/index.ts'
import type { Acting } from '../acting.ts'
import { answersTo } from '../answers-to.ts'
import { loadChain } from '../store/event-store.ts'
import { attachmentsById } from '../store/file-store.ts'
import { aroundOf, factsOf } from '../surroundings.ts'
import type { VisibleCase } from './load-visible-case.ts'
import { stepBehind, stepToCome } from './route-view.ts'

const over: ReadonlySet<string> = new Set(['approved', 'rejected', 'terminated', 'revoked'])

/** Returns the steps of a case: past ones from its events, and future ones if everyone agrees. */
export async function loadRoute(
  call: Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server'> &
    Readonly<{ caller: Readonly<{ locale: Locale }> }>,
  { design: { flow }, state }: Pick<VisibleCase, 'design' | 'state'>,
  record: FormValues,
): Promise<RouteStep[]> {
  const directory = await call.server.directories.of(call.actor.tenant)
  const { rows } = await loadChain(call.tx, state.id)
  const events = rows.map(({ event }) => event).slice(0, state.sequence)
  const files = await attachmentsById(
    call.tx,
    events.flatMap((event) => ('attachments' in event ? (event.attachments ?? []) : [])),
  )
  const refer = personRef(directory)
  const sayFailure = (reason: FailureReason) => sayStepFailure(call, reason)
  const behind = timeline(flow, state, events).map(stepBehind({ refer, files, flow, sayFailure }))
  if (over.has(state.status)) return behind

  const around = aroundOf(call, directory, state.starter)
  const answers = await answersTo(call, flow, record)
  const facts = factsOf(call, { values: record, directory, around, answers })
  return [...behind, ...previewRoute(flow, facts, state.starter, state).map(stepToCome(refer))]
}

type FailureReader = Pick<Acting, 'actor' | 'server'> & Readonly<{ caller: Readonly<{ locale: Locale }> }>

/** Returns why an automatic step failed: the reason for administrators, a fixed sentence for others. */
export function sayStepFailure({ actor, server, caller }: FailureReader, reason: FailureReason): string {
  const t = server.words.t(caller.locale)
  return actor.isAdministrator ? sayReason(t, reason) : t('approvals.stepFailed')
}
