import { contract, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { Refusal } from '@signet/std'
import { applyToEachTask } from '../../cases/apply-task-command.ts'
import { serve } from '../../http/serve.ts'
import { personRef, type Snapshot } from '../../people/directory/index.ts'
import { announcePermissions } from '../../people/rights/announce-permissions.ts'
import { delegationsWith } from '../../people/rights/delegation-store.ts'
import { requireFreshSignIn } from '../../people/sessions/index.ts'
import { endDelegationsWith } from '../company/delegations/index.ts'
import { casesWithOpenTasks, countTasks, countUnsent } from '../company/hand-over/index.ts'
import { disable, isOnlyAdministrator, openTaskIds } from './cancellation-store.ts'

export const previewCancellation = serve(contract.myself.cancellationPreview, async (call) => {
  const { actor, tx, now, server } = call
  const { personId } = actor
  const directory = await server.directories.of(actor.tenant)
  const successor = successorOf(directory, personId)

  return {
    openTasks: await countTasks(tx, personId),
    cases: (await casesWithOpenTasks(tx, personId)).length,
    drafts: (await countUnsent(tx, personId)).drafts,
    delegations: (await delegationsWith(tx, { personId, now })).length,
    successor: successor ? personRef(directory)(successor) : null,
    isLastAdministrator: await isLast(tx, directory, personId),
  }
})

/**
 * The tasks are transferred to the manager, as the person could do one by one. What a flow does not let them transfer
 * stays theirs, and administrators find it under people who left; a notice says how many.
 */
export const cancelAccount = serve(contract.myself.cancel, async (call) => {
  await requireFreshSignIn(call)
  const { input, actor, tx, now, server, tell, afterCommit } = call
  const { tenant, personId } = actor
  const directory = await server.directories.of(tenant)
  await server.directories.changed({ ...call, tenant })
  if (await isLast(tx, directory, personId)) throw new Refusal<RefusalCode>('account.lastAdministrator')

  const successor = successorOf(directory, personId)
  if (successor !== undefined)
    await applyToEachTask(call, await openTaskIds(tx, personId), (task) => ({
      type: 'transfer',
      by: personId,
      task,
      to: successor,
      opinion: input.reason,
    }))
  await endDelegationsWith(call, personId)
  await disable(tx, personId)
  const left = await countTasks(tx, personId)
  tell({
    topic: 'notice',
    body: {
      toPersonIds: directory.administrators().filter((id) => id !== personId),
      kind: 'system',
      titleKey: 'account.notice.cancelled',
      titleParams: { name: directory.nameOf(personId), left },
      body: input.reason,
      fact: `cancelled:${personId}:${now}`,
    },
  })
  announcePermissions(call, [directory.managerOf(personId, 1)])
  afterCommit(() => server.sessions.endAllOf({ tenant, personId }, 'disabled'))

  return null
})

function successorOf(directory: Snapshot, personId: string): string | undefined {
  const manager = directory.managerOf(personId, 1)
  return manager && manager !== personId && directory.isActive(manager) ? manager : undefined
}

async function isLast(tx: Reader, directory: Snapshot, personId: string): Promise<boolean> {
  const isAdministrator = directory.people.get(personId)?.isAdministrator ?? false
  return isAdministrator && isOnlyAdministrator(tx, personId)
}
