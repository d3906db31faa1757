import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { ReadContext } from '../../cases/context.ts'
import { loadVisibleCase } from '../../cases/reading/load-visible-case.ts'
import { titleOf } from '../../cases/reading/named-case.ts'
import { isoOf } from '../../clock/clock.ts'
import { serve } from '../../http/serve.ts'
import { hashToken, newToken } from '../../people/sessions/index.ts'
import { cleanFileName } from '../files/index.ts'
import { flowName } from './history-store.ts'
import { type EvidenceRequest, insertTicket } from './ticket-store.ts'

const minute = 60_000

/** Creates a link that serves the bytes once within a minute, without a session header. */
async function linkEvidence(
  { actor, caller, server, now }: ReadContext,
  request: EvidenceRequest,
): Promise<{ name: string; url: string }> {
  const ticket = newToken(server.random)
  const { personId, tenant } = actor
  const expiresAt = isoOf(Date.parse(now) + minute)
  const row = { hash: hashToken(ticket), personId, locale: caller.locale, asked: request, expiresAt }
  await insertTicket(server.db.tenant(tenant), row, now)
  return { name: request.name, url: `/api/file/Evidence/${tenant}/${ticket}` }
}

/** Any reader of a case may download what they see of it. */
export const bundleCase = serve(contract.evidence.bundleCase, async (call) => {
  const { caseId } = call.input
  const { state } = await loadVisibleCase(call, { caseId })
  const title = titleOf(state, call.caller.locale)
  return linkEvidence(call, { kind: 'bundle', caseId, name: cleanFileName(`${title}.zip`) })
})

/** Any reader of a case may print what they see of it. */
export const printCase = serve(contract.evidence.printCase, async (call) => {
  const { caseId } = call.input
  const { state } = await loadVisibleCase(call, { caseId })
  const title = titleOf(state, call.caller.locale)
  return linkEvidence(call, { kind: 'pages', caseId, name: cleanFileName(`${title}.pdf`) })
})

const endings = { xes: 'xes', ocel: 'ocel.json' } as const

export const exportHistory = serve(contract.evidence.exportHistory, async (call) => {
  const { input, tx, now } = call
  const flow = await flowName(tx, input.flowId)
  if (flow === undefined) throw new Refusal<RefusalCode>('approvals.flowNotFound')

  const name = cleanFileName(`${flow} ${now.slice(0, 10)}.${endings[input.format]}`)
  return linkEvidence(call, { kind: 'history', ...input, name })
})
