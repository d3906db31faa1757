import { contract } from '@signet/contract'
import { coverageOf, nameOfNode } from '@signet/flow'
import { serve } from '../../http/serve.ts'
import { draftPlan } from '../flow-design/index.ts'
import { knownFlow } from './known-flow.ts'

export const coverage = serve(contract.flowReview.coverage, async ({ input, actor, tx, now, server }) => {
  const plan = await draftPlan(tx, await knownFlow(tx, input.id))
  const directory = await server.directories.of(actor.tenant)
  const { starters, findings, unknown } = coverageOf(plan, {
    directory,
    people: [...directory.people.keys()],
    now,
  })
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: directory.nameOf(id) }))
  return {
    starters,
    gaps: findings.map(({ node, examples, named: people, rule = '', ...finding }) => ({
      ...finding,
      node,
      name: nameOfNode(plan, node),
      examples: named(examples),
      named: named(people),
      rule,
    })),
    unknown: unknown.map((id) => ({ id, name: nameOfNode(plan, id) })),
  }
})
