import {
  type FailureReason,
  type FlowNode,
  type Json,
  type NodeKindName,
  type NodeOf,
  nodeParams,
  type Wait,
  type WorkKindName,
} from '@signet/flow'
import { type FormRights, rightsElsewhere } from '@signet/form'
import { inLanguages } from '@signet/std'
import { applyCommand, type LockedCase, loadLockedCase } from '../../cases/apply-command.ts'
import type { WriteContext } from '../../cases/context.ts'
import { isoOf } from '../../clock/clock.ts'
import type { OutboxFact } from '../../clock/outbox/facts.ts'
import { systemActor } from '../../http/actor.ts'
import { nobodyCalling } from '../../http/caller.ts'
import { causeOfCase } from '../../records/occurrences/index.ts'
import type { Server } from '../../server.ts'
import type { DueStep } from './step-store.ts'

/** A step being performed. */
export type Step = Readonly<{ server: Server; tenant: string; due: DueStep }>

/** The locked case of a step. Acts as the starter with the rights of the flow's publisher. */
export type RunningStep<Node extends FlowNode = FlowNode> = Readonly<{
  context: WriteContext
  locked: LockedCase
  wait: Wait
  node: Node
}>

/** Performs the work of a kind of node. Must be safe to repeat; an error is retried later. */
export type Runner = (step: Step) => Promise<void>

/**
 * Works on the locked case of an open wait in one transaction, whether the case runs or not. Returns
 * undefined when the wait is closed. Facts leave after commit.
 */
export async function withLockedWait<Kind extends NodeKindName, Result>(
  { server, tenant, due }: Step,
  kind: Kind,
  work: (running: RunningStep<NodeOf<Kind>>) => Promise<Result>,
): Promise<Result | undefined> {
  const facts: OutboxFact[] = []
  const now = isoOf(server.clock())
  const result = await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const caller = nobodyCalling(due.id)
      const system = systemActor(tenant)
      const tell = (fact: OutboxFact) => facts.push(fact)
      const locked = await loadLockedCase({ tx, actor: system, server }, { caseId: due.caseId })
      const { state, design } = locked
      const wait = state.waits?.find(({ id }) => id === due.id)
      const node = design.flow.nodes.get(wait?.node ?? '')
      if (!wait || wait.outcome !== undefined || !isOfKind(node, kind)) return undefined

      const cause = await causeOfCase(tx, due.caseId)
      const actor = { ...system, personId: state.starter }
      const context: WriteContext = { tx, server, now, caller, tell, actor, cause }
      const done = await work({ context, locked, wait, node })
      if (facts.length > 0) await server.outbox.write(tx, facts, now)
      return done
    })
  if (facts.length > 0) server.outbox.wake(tenant)
  return result
}

function isOfKind<Kind extends NodeKindName>(node: FlowNode | undefined, kind: Kind): node is NodeOf<Kind> {
  return node?.kind === kind
}

/**
 * Works on the case of a due step. Returns undefined when the step is no longer due: done, given up, or its
 * case is not running.
 */
export function withDueStep<Kind extends NodeKindName, Result>(
  step: Step,
  kind: Kind,
  work: (running: RunningStep<NodeOf<Kind>>) => Promise<Result>,
): Promise<Result | undefined> {
  return withLockedWait(step, kind, async (running) => {
    const { locked, wait } = running
    const isDue = locked.state.status === 'running' && !wait.isFrozen && !wait.failure
    return isDue ? work(running) : undefined
  })
}

type StepResult = Readonly<{
  result?: Json
  values?: Readonly<Record<string, unknown>>
  rights?: FormRights['fields']
}>

/**
 * Completes a step in the transaction of its work. `values` go into the case's form as far as the rights
 * permit.
 */
export async function endStep(
  { context, locked, wait }: RunningStep,
  { result, values, rights = {} }: StepResult,
): Promise<void> {
  await applyCommand(context, {
    caseId: locked.stored.id,
    command: () => ({ type: 'endWait', by: null, wait: wait.id, ...(result !== undefined && { result }) }),
    ...(values && {
      sent: () => ({ values, rights: rightsElsewhere(rights), stage: 'submit' as const }),
    }),
  })
}

/**
 * Gives a step up: records the reason on the case and notifies administrators, who may retry or skip it.
 */
export async function failStep(step: Step, reason: FailureReason): Promise<void> {
  const kind = step.due.kind as WorkKindName
  await withDueStep(step, kind, async (running) => {
    const { context, wait, locked } = running
    const command = () => ({ type: 'failWait', by: null, wait: wait.id, reason }) as const
    await applyCommand(context, { caseId: locked.stored.id, command })
    tellAdministrators(running)
  })
}

function tellAdministrators({ context, locked, wait, node }: RunningStep): void {
  const { design, directory, state } = locked
  context.tell({
    topic: 'notice',
    body: {
      toPersonIds: [...directory.administrators()],
      kind: 'system',
      titleKey: 'approvals.notice.stepFailed',
      titleParams: {
        ...inLanguages('title', state.title, state.titles),
        ...nodeParams(design.flow, node.id),
      },
      caseId: state.id,
      fact: `${wait.id}:failed:${state.sequence}`,
    },
  })
}
