import { contract, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type CaseState, lastChoices, step } from '@signet/flow'
import { type Locale, locales } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { applyCommand, endRevocation, type LockedCase } from '../../../cases/apply-command.ts'
import { type CommandResult, commandAnswer } from '../../../cases/command-result.ts'
import type { WriteContext } from '../../../cases/context.ts'
import { askDataInterfaces, decisionFacts, formulaContext } from '../../../cases/decision-facts.ts'
import { titleOf } from '../../../cases/reading/named-case.ts'
import { columnsOf } from '../../../cases/store/case-columns.ts'
import { findCase, insertCase, stateOf } from '../../../cases/store/case-store.ts'
import { titleIn } from '../../../cases/store/case-translations.ts'
import { loadChain } from '../../../cases/store/event-store.ts'
import { announceChange } from '../../../cases/telling/announce-change.ts'
import { serve } from '../../../http/serve.ts'

/**
 * The starter requests the revocation of their approved case. A separate case decides: it follows the same
 * flow version over the same record, which stays read-only.
 */
export const revokeCase = serve(contract.approvals.revoke, async (call) => {
  const { caseId, opinion } = call.input
  const revocation = call.server.newId()
  let locked: LockedCase | undefined
  const { after: original } = await applyCommand(call, {
    caseId,
    command: (now) => {
      locked = now
      return { type: 'revoke', by: call.actor.personId, revocation, opinion }
    },
  })
  if (!locked) throw new Refusal<RefusalCode>('approvals.caseNotFound')

  return commandAnswer(
    await beginRevocation(call, locked, { caseId: revocation, starter: original.starter, reason: opinion }),
  )
})

type RevocationRequest = Readonly<{ caseId: string; starter: string; reason: string }>

async function beginRevocation(
  context: WriteContext,
  locked: LockedCase,
  request: RevocationRequest,
): Promise<CommandResult> {
  const { tx, actor, server, caller } = context
  const { stored, design, directory, record: values } = locked
  const { caseId, starter, reason } = request
  const titled = (locale: Locale) =>
    server.words.t(locale)('approvals.revocationOf', { title: titleOf(locked.state, locale) })
  const { rows } = await loadChain(tx, stored.id)
  const choices = lastChoices(rows.map(({ event }) => event))
  const titles = Object.fromEntries(locales.map((locale) => [locale, titled(locale)]))
  const revokes = { case: stored.id, reason, title: titled(caller.locale), titles, choices }
  const { flowVersionId, flowId } = design
  const command = {
    type: 'launch',
    by: actor.personId,
    caseId,
    flowVersionId,
    for: starter,
    revokes,
  } as const

  const formContext = formulaContext(context, directory, starter)
  const answers = await askDataInterfaces(context, design.flow, values)
  const facts = decisionFacts(context, { values, directory, formulaContext: formContext, answers })
  const { events, state: after } = step(design.flow, null, command, facts)

  const columns = columnsOf({ ...design, values, before: null, lastHash: null, events, after })
  const departmentId = directory.departmentOf(starter) ?? null
  await insertCase(tx, { flowId, recordId: stored.recordId, departmentId }, columns)
  const result = { design, recordId: stored.recordId, before: null, after, events, ignored: [] }
  await announceChange(context, { directory, flowId, by: actor.personId, values, hasWebhooks: true }, result)
  await endRevocation(context, result)
  return result
}

const hadEnded: ReadonlySet<CaseState['status']> = new Set(['approved', 'revoking', 'revoked', 'terminated'])

/** Returns the case that this one revokes, and the revocations of this one. */
export async function revocationView(
  { tx, caller }: Readonly<{ tx: Reader }> & Pick<WriteContext, 'caller'>,
  { id, status, revokes }: CaseState,
) {
  const original = revokes && (await findCase(tx, revokes.case))
  const title = original ? titleOf(stateOf(original), caller.locale) : ''
  return {
    revokes: revokes ? { caseId: revokes.case, title, reason: revokes.reason } : null,
    revocations: hadEnded.has(status) ? await revocationsOf(tx, id, caller.locale) : [],
  }
}

/** Returns the revocations of a case, newest first. */
async function revocationsOf(tx: Reader, caseId: string, locale: Locale) {
  const rows = await tx
    .selectFrom('flowCase')
    .where('revokes', '=', caseId)
    .where('deletedAt', 'is', null)
    .select(['id as caseId', 'title', 'translations', 'status', 'launchedAt'])
    .orderBy('launchedAt', 'desc')
    .execute()
  return rows.map(({ translations, ...row }) => ({
    ...row,
    title: titleIn(locale, { ...row, translations }),
  }))
}
