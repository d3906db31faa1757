import { CaseControl, contract } from '@signet/contract'
import {
  allowed,
  isOpen,
  isPeopleNode,
  jumpTargets,
  nameOfNode,
  openExceptions,
  translateFlow,
} from '@signet/flow'
import { decisionFacts, formulaContext } from '../../../cases/decision-facts.ts'
import { findPublishedFlow } from '../../../cases/design/design-store.ts'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'

/** Commands an administrator may run now, by the same rules that decide them later. */
export const listAdministratorCommands = serve(contract.approvals.steering, async (call) => {
  const { input, actor, server, tx } = call
  const { stored, state, design } = await loadVisibleCase(call, input)
  const newest = (await findPublishedFlow(tx, stored.flowId))?.publishedVersionId
  const flow = translateFlow(design.flow, call.caller.locale)
  const directory = await server.directories.of(actor.tenant)
  const refer = personRef(directory)
  const context = formulaContext(call, directory, state.starter)
  const facts = decisionFacts(call, { values: {}, directory, formulaContext: context })
  const { commands } = allowed(design.flow, state, actor.personId, facts)
  const named = (node: string) => ({ node, name: nameOfNode(flow, node) })
  const failed = new Set(openExceptions(state).map(({ node }) => node))
  const isPeoples = (node: string) => isPeopleNode(design.flow.nodes.get(node))

  return {
    caseId: state.id,
    status: state.status,
    can: CaseControl.options.filter(
      (command) =>
        commands.includes(command) && (command !== 'migrate' || (newest && newest !== state.flowVersionId)),
    ),
    nodes: [...new Set(state.tokens.map(({ node }) => node))].map((node) => ({
      ...named(node),
      holders: state.tasks
        .filter((task) => task.node === node && isOpen(task))
        .map(({ person }) => refer(person)),
      canReassign: commands.includes('reassign') && isPeoples(node),
      canRetry: commands.includes('retry') && failed.has(node),
      jumpTo: commands.includes('jump') ? jumpTargets(design.flow, state, node).map(named) : [],
    })),
  }
})
