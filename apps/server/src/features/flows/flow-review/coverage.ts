import { setImmediate as breathe } from 'node:timers/promises'
import { contract } from '@signet/contract'
import {
  compileFlow,
  coverageOf,
  instantAt,
  localSecondsOf,
  nameOfNode,
  nodeParams,
  readFlowDefinition,
  translateFlow,
} from '@signet/flow'
import { isoOf } from '../../../clock/clock.ts'
import type { FactOf } from '../../../clock/outbox/facts.ts'
import { serve } from '../../../http/serve.ts'
import { flowParams } from '../../../publication/index.ts'
import type { Server } from '../../../server.ts'
import { checkOrganization, draftPlans } from '../flow-design/index.ts'
import {
  findFlowOrRefuse,
  lastLook,
  noteLook,
  organizationVersion,
  publishedFlows,
  replaceFindings,
} from './review-store.ts'

export const checkCoverage = serve(contract.flowReview.coverage, async (call) => {
  const { input, actor, tx, server } = call
  const flow = await findFlowOrRefuse(tx, input.id)
  const { flow: plan } = await draftPlans(tx, flow)
  const directory = await server.directories.of(actor.tenant)
  const { coverage, duties } = await checkOrganization(call, plan, flow.id)
  const { starters, findings, unknown } = coverage
  const shown = translateFlow(plan, call.caller.locale)
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: directory.nameOf(id) }))
  return {
    starters,
    gaps: findings.map(({ node, examples, named: people, rule = '', ...finding }) => ({
      ...finding,
      node,
      name: nameOfNode(shown, node),
      examples: named(examples),
      named: named(people),
      rule,
    })),
    duties: [...duties],
    unknown: unknown.map((id) => ({ id, name: nameOfNode(shown, id) })),
  }
})

/** Seconds after midnight: 2 a.m., outside office hours. */
const nightAt = 2 * 3600
const day = 24 * 3600

/**
 * Checks whether every published flow still finds its people: nightly, and after the organization has
 * changed and then settled. The publisher of a flow is notified once of each new gap.
 */
export async function watchCoverage(server: Server, tenant: string): Promise<void> {
  const db = server.db.tenant(tenant)
  const now = isoOf(server.clock())
  const version = await organizationVersion(db)
  const look = await lastLook(db)
  const isSettled = look?.seenVersion === version && look.checkedVersion !== version
  const isOld = !look || look.checkedAt < lastNight(now, server.timeZone)
  if (!isSettled && !isOld) {
    if (look.seenVersion !== version) await noteLook(db, { ...look, seenVersion: version })
    return
  }

  for (const flow of await publishedFlows(db)) {
    await watchFlow(server, tenant, flow)
    await breathe()
  }
  await noteLook(db, { seenVersion: version, checkedVersion: version, checkedAt: now })
}

function lastNight(now: string, timeZone: string): string {
  const wall = localSecondsOf(now, timeZone) - nightAt
  return instantAt(Math.floor(wall / day) * day + nightAt, timeZone)
}

type PublishedFlow = Awaited<ReturnType<typeof publishedFlows>>[number]

async function watchFlow(server: Server, tenant: string, flow: PublishedFlow): Promise<void> {
  const now = isoOf(server.clock())
  const directory = await server.directories.of(tenant)
  const plan = compileFlow(readFlowDefinition(flow.definition), {})
  const { findings } = coverageOf(plan, { directory, people: [...directory.people.keys()], now })
  const isNotified = await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const fresh = await replaceFindings(tx, flow.id, { findings, now })
      const [first] = fresh
      if (!first) return false

      const owner = directory.isActive(flow.publishedBy) ? [flow.publishedBy] : directory.administrators()
      const titleParams = { ...flowParams(flow), count: fresh.length, ...nodeParams(plan, first.node) }
      const body: FactOf<'notice'>['body'] = {
        toPersonIds: owner,
        kind: 'system',
        titleKey: 'flow-review.notice.uncovered',
        titleParams,
        fact: `coverage:${flow.id}:${now}:${fresh.map(({ node, gap }) => `${node} ${gap}`).join(',')}`,
      }
      await server.outbox.write(tx, [{ topic: 'notice', body }], now)
      return true
    })
  if (isNotified) server.outbox.wake(tenant)
}
