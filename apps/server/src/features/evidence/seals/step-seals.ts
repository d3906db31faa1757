import { createHash } from 'node:crypto'
import { contract, type RefusalCode } from '@signet/contract'
import { type AppliedSeal, type CaseState, type SealSettings, sealAt } from '@signet/flow'
import { Refusal } from '@signet/std'
import { caseIdOfTask } from '../../../cases/apply-task-command.ts'
import type { WriteContext } from '../../../cases/context.ts'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { titleOf } from '../../../cases/reading/named-case.ts'
import { insertUse, type SealUse } from '../../../cases/store/seal-use-store.ts'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { mayUse } from './may-use.ts'
import { allSeals, lockSealForStep, picturesOf } from './seal-store.ts'

/** The seals that a person can apply with a decision at a step, without their pictures. */
export async function offeredAtStep(
  { tx, actor, server }: Pick<ReadCall, 'tx' | 'actor' | 'server'>,
  { rule, seals }: SealSettings,
) {
  if (rule === 'none') return []
  const directory = await server.directories.of(actor.tenant)
  const isOffered = (id: string) => seals.length === 0 || seals.includes(id)
  return (await allSeals(tx))
    .filter((seal) => seal.isEnabled && isOffered(seal.id) && mayUse(directory, actor.personId, seal))
    .map(({ id, name, asksReason }) => ({ id, fullName: name, asksReason }))
}

export const sealsOfTask = serve(contract.seals.ofTask, async (call) => {
  const { taskId } = call.input
  const { state, design } = await loadVisibleCase(call, { caseId: caseIdOfTask(taskId), taskId })
  const task = state.tasks.find(({ id }) => id === taskId)
  const offered = task ? await offeredAtStep(call, sealAt(design.flow, state, task)) : []
  const pictures = await picturesOf(
    call.tx,
    offered.map(({ id }) => id),
  )
  return { offered: offered.map((seal) => ({ ...seal, icon: pictures.get(seal.id) ?? '' })) }
})

type Given = Readonly<{ sealId: string; reason: string }>
type PreparedUse = Readonly<{
  applied: AppliedSeal
  use: Omit<SealUse, 'caseId' | 'caseTitle' | 'taskId'>
}>

/**
 * Holds a seal until the end of the transaction and returns how a decision names it. Refuses `seals.notFound`,
 * `seals.notYours`, `seals.off` and `seals.reasonRequired`.
 */
export async function prepareSeal(
  { tx, actor, server, now }: WriteContext,
  { sealId, reason }: Given,
): Promise<PreparedUse> {
  const seal = await lockSealForStep(tx, sealId)
  if (!seal) throw new Refusal<RefusalCode>('seals.notFound')
  const { name, image } = seal
  const directory = await server.directories.of(actor.tenant)
  if (!mayUse(directory, actor.personId, seal))
    throw new Refusal<RefusalCode>('seals.notYours', { seal: name })
  if (!seal.isEnabled) throw new Refusal<RefusalCode>('seals.off', { seal: name })
  if (seal.asksReason && reason === '') throw new Refusal<RefusalCode>('seals.reasonRequired', { seal: name })

  const id = server.newId()
  return {
    applied: { use: id, seal: sealId, name, sha256: sha256Of(image) },
    use: { id, sealId, sealName: name, image, personId: actor.personId, reason, at: now },
  }
}

/** Writes the use into the ledger, in the transaction of the decision. */
export async function recordSeal(
  { tx, caller }: Pick<WriteContext, 'tx' | 'caller'>,
  { use }: PreparedUse,
  { taskId, state }: Readonly<{ taskId: string; state: CaseState }>,
): Promise<void> {
  await insertUse(tx, { ...use, taskId, caseId: state.id, caseTitle: titleOf(state, caller.locale) })
}

/** The digest of the bytes of a picture in a data URL. */
function sha256Of(picture: string): string {
  const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
  return createHash('sha256').update(bytes).digest('hex')
}
