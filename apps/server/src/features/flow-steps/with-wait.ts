import type { FlowNode, NodeKindName, NodeOf } from '@signet/flow'
import type { Acting } from '../../cases/acting.ts'
import { holdCase } from '../../cases/move-case.ts'
import { isoOf } from '../../clock/clock.ts'
import type { OutboxFact } from '../../clock/outbox/facts.ts'
import { systemActor } from '../../http/actor.ts'
import { nobodyCalling } from '../../http/caller.ts'
import { causeOfCase } from '../../records/occurrences/index.ts'
import type { RunningStep, Step } from './step.ts'

/**
 * Works on the locked case of an open wait in one transaction, whether the case runs or not. Returns
 * undefined when the wait is closed. Facts leave after commit.
 */
export async function withWait<Kind extends NodeKindName, Result>(
  { server, tenant, due }: Step,
  kind: Kind,
  work: (standing: RunningStep<NodeOf<Kind>>) => Promise<Result>,
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
      const held = await holdCase({ tx, actor: system, server }, { caseId: due.caseId })
      const { state, design } = held
      const wait = state.waits?.find(({ id }) => id === due.id)
      const node = design.flow.nodes.get(wait?.node ?? '')
      if (!wait || wait.outcome !== undefined || !isOfKind(node, kind)) return undefined

      const cause = await causeOfCase(tx, due.caseId)
      const actor = { ...system, personId: state.starter }
      const acting: Acting = { tx, server, now, caller, tell, actor, cause }
      const done = await work({ acting, held, wait, node })
      if (facts.length > 0) await server.outbox.write(tx, facts, now)
      return done
    })
  if (facts.length > 0) server.outbox.wake(tenant)
  return result
}

function isOfKind<Kind extends NodeKindName>(node: FlowNode | undefined, kind: Kind): node is NodeOf<Kind> {
  return node?.kind === kind
}
