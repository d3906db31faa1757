import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { eachCase } from '../../cases/each-case.ts'
import { handCaseOver } from '../../cases/hand-case-over.ts'
import { serve } from '../../http/serve.ts'
import type { Snapshot } from '../../people/directory/index.ts'
import { endDelegationsWith } from '../delegations/index.ts'
import { inHandOf } from './in-hand-store.ts'
import { knownPerson } from './known-person.ts'

const mostCases = 300

/**
 * Hands over everything in one transaction, drafts too. Cases are locked in the order of their ids, so that
 * a second administrator waits and sees the result; delegations end last.
 */
export const carryOut = serve(contract.handOver.carryOut, async (call) => {
  const { input, actor, tx, server } = call
  const { personId: from, toUserId: to, opinion } = input
  checkPeople(await server.directories.of(actor.tenant), { from, to })

  const cases = await inHandOf(tx, from)
  const now = cases.slice(0, mostCases)
  const byId = new Map(now.map((one) => [one.id, one]))
  const results = await eachCase(call, [...byId.keys()], (row, caseId) =>
    handCaseOver(row, caseId, { from, to, opinion }),
  )
  return {
    results: results.map((result) => ({
      ...result,
      title: byId.get(result.caseId)?.title ?? '',
      isDraft: byId.get(result.caseId)?.isDraft ?? false,
    })),
    left: cases.length - now.length,
    delegationsEnded: await endDelegationsWith(call, from),
  }
})

function checkPeople(directory: Snapshot, { from, to }: Readonly<{ from: string; to: string }>): void {
  knownPerson(directory, from)
  if (from === to) throw new Refusal<RefusalCode>('flow.chosenSelf')
  if (!directory.isActive(to))
    throw new Refusal<RefusalCode>('flow.chosenInactive', { name: directory.nameOf(to) })
}
