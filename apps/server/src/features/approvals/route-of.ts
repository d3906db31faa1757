import type { Endpoint, RouteStep } from '@signet/contract'
import { previewRoute, timeline } from '@signet/flow'
import type { FormValues } from '@signet/form'
import { personRef } from '../../directory/index.ts'
import type { Call } from '../../http/serve.ts'
import { answersTo } from './answers-to.ts'
import { loadChain } from './event-store.ts'
import { attachmentsById } from './file-store.ts'
import { stepBehind, stepToCome } from './route-view.ts'
import type { SeenCase } from './seen-case.ts'
import { aroundOf, factsOf } from './surroundings.ts'

const over: ReadonlySet<string> = new Set(['approved', 'rejected', 'terminated', 'revoked'])

/** The way of a case: what lies behind from its events, and what is still to come if everybody agrees. */
export async function routeOf(
  call: Pick<Call<Endpoint>, 'tx' | 'actor' | 'now' | 'server'>,
  { design: { flow }, state }: SeenCase,
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
  const behind = timeline(flow, state, events).map(stepBehind({ refer, files, flow }))
  if (over.has(state.status)) return behind

  const around = aroundOf(call, directory, state.starter)
  const answers = await answersTo(call, flow, record)
  const facts = factsOf(call, { values: record, directory, around, answers })
  return [...behind, ...previewRoute(flow, facts, state.starter, state).map(stepToCome(refer))]
}
