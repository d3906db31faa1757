import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { titleOf } from '../../../cases/reading/named-case.ts'
import { lockCase } from '../../../cases/store/case-store.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import { heldBy } from '../../../people/rights/holders.ts'
import { allSeals, insertUse, ledgerPage, lockSeal, type SealSettings, usesOfCase } from './seal-store.ts'

/** Seals that a request can have, so that they fit on its print. */
const most = 8

/** Only an approved request can have a seal. */
export const offeredSeals = serve(contract.seals.offered, async (call) => {
  const { input, tx, actor, server } = call
  const { state } = await loadVisibleCase(call, input)
  const directory = await server.directories.of(actor.tenant)
  const uses = await usesOfCase(tx, state.id)
  const isApplied = new Set(uses.map(({ sealId }) => sealId))
  const canApply = state.status === 'approved' && uses.length < most
  const seals = canApply ? await allSeals(tx) : []
  return {
    offered: seals
      .filter((seal) => seal.isEnabled && !isApplied.has(seal.id) && mayUse(directory, actor.personId, seal))
      .map(({ id, name, kind }) => ({ id, fullName: name, kind })),
    applied: uses.map(({ id, sealId, sealName, personId, reason, at }) => ({
      ...{ id, sealId, sealName, reason, at },
      person: personRef(directory)(personId),
    })),
  }
})

/** Administrators have no right of their own: only keepers and users of the seal. */
function mayUse(directory: Snapshot, personId: string, { keepers, users }: SealSettings): boolean {
  return heldBy(directory, personId)([...keepers, ...users])
}

export const applySeal = serve(contract.seals.apply, async (call) => {
  const { input, tx, actor, server, caller, now } = call
  const { state } = await loadVisibleCase(call, input)
  const seal = await lockSeal(tx, input.sealId)
  if (!seal) throw new Refusal<RefusalCode>('seals.notFound')
  const directory = await server.directories.of(actor.tenant)
  if (!mayUse(directory, actor.personId, seal))
    throw new Refusal<RefusalCode>('seals.notYours', { seal: seal.name })
  if (!seal.isEnabled) throw new Refusal<RefusalCode>('seals.off', { seal: seal.name })
  if (state.status !== 'approved') throw new Refusal<RefusalCode>('seals.notApproved')
  // Seals of one request wait for each other, so that they are counted together.
  await lockCase(tx, state.id)
  if ((await usesOfCase(tx, state.id)).length >= most)
    throw new Refusal<RefusalCode>('seals.tooMany', { max: most })

  const id = server.newId()
  const isNew = await insertUse(tx, {
    ...{ id, sealId: seal.id, sealName: seal.name, image: seal.image },
    ...{ caseId: state.id, caseTitle: titleOf(state, caller.locale) },
    ...{ personId: actor.personId, reason: input.reason, at: now },
  })
  if (!isNew) throw new Refusal<RefusalCode>('seals.applied', { seal: seal.name })
  return { id }
})

export const sealLedger = serve(contract.seals.ledger, async ({ input, tx, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const { rows, total } = await ledgerPage(tx, input, rangeOf(input))
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ at, id }) => ({ at, id }),
    show: ({ personId, ...row }) => ({ ...row, person: personRef(directory)(personId) }),
  })
})
