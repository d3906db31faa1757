import type { contract, ParsedInput, RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { loadLockedCase } from '../../../cases/apply-command.ts'
import type { WriteContext } from '../../../cases/context.ts'
import { workInTenant } from '../../../clock/work-in-tenant.ts'
import { StaleCacheError } from '../../../http/envelope.ts'
import type { AnonymousCall } from '../../../http/serve-anyone.ts'
import { takeDecisionLink } from '../../../people/sessions/index.ts'
import { agree, reject } from '../deciding/decide-tasks.ts'
import { type AdmittedLink, admitLink, refuseSpent, refuseTaken } from './admit-link.ts'
import { decisionView } from './decision-view.ts'

/** Returns what a link asks. */
export async function openLink(call: AnonymousCall<typeof contract.decisionLinks.open>) {
  const { tenant, link, actor } = await admitLink(call)
  const { server, caller, now } = call
  refuseSpent(link, now)
  const context = { tx: server.db.tenant(tenant), actor, now, tell: refuseToTell, server, caller }
  return { ...(await decisionView(context, link)), expiresAt: link.expiresAt }
}

/** A reading call tells nothing. */
function refuseToTell(): never {
  throw new Error('A link that is opened has nothing to tell.')
}

/**
 * Decides by the rules of every decision and uses the link up, in one transaction: of two uses at once, one decides. The
 * same attempt gets the same answer.
 */
export async function decideByLink(call: DecideCall) {
  const admitted = await admitLink(call)
  const { link } = admitted
  const { attempt, decision } = call.input
  if (link.attempt === attempt && link.decision === decision) return answerOf(link, link)
  refuseSpent(link, call.now)

  const decide = () => decideOnce(call, admitted)
  return decide().catch((error: unknown) =>
    error instanceof StaleCacheError ? decide() : Promise.reject(error),
  )
}

type DecideCall = AnonymousCall<typeof contract.decisionLinks.decide>

function decideOnce({ input, server, caller }: DecideCall, { tenant, link, actor }: AdmittedLink) {
  return workInTenant(server, tenant, async ({ tx, now, tell }) => {
    const { decision, attempt } = input
    const { tokenHash } = link
    if (!(await takeDecisionLink(tx, tokenHash, { now, decision, attempt })))
      return answerOf(link, await refuseTaken(tx, { tokenHash, decision, attempt, now }))
    await decideTask({ tx, actor, now, tell, server, caller, cause: undefined }, link, input)
    return answerOf(link, { decision, usedAt: now })
  })
}

type Decided = Pick<ParsedInput<typeof contract.decisionLinks.decide>, 'decision' | 'opinion' | 'seen'>

/** The case is locked before it is looked at, so that what was shown is what is decided on. */
async function decideTask(
  context: WriteContext & Readonly<{ tx: Tx }>,
  { caseId, taskId, channel }: AdmittedLink['link'],
  { decision, opinion, seen }: Decided,
): Promise<void> {
  await loadLockedCase(context, { caseId, unknown: 'decisionLinks.taskOver' })
  const view = await decisionView(context, { caseId, taskId })
  if (view.need !== '') throw new Refusal<RefusalCode>('decisionLinks.needsCase')
  if (view.seen !== seen) throw new Refusal<RefusalCode>('request.changedMeanwhile')

  const written = { taskId, opinion, signature: '', attachments: [], copyTo: [], link: channel }
  await (decision === 'agree' ? agree : reject)(context, written)
}

type Used = Readonly<{ decision: 'agree' | 'reject' | null; usedAt: string | null }>

function answerOf({ caseId }: AdmittedLink['link'], { decision, usedAt }: Used) {
  return { caseId, decision: decision ?? 'agree', at: usedAt ?? '' }
}
