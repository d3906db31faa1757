import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { titleOf } from '../../../cases/reading/named-case.ts'
import { lockCase, stateOf } from '../../../cases/store/case-store.ts'
import { insertUse, type RecordedUse, usesOfCase } from '../../../cases/store/seal-use-store.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { mayUse } from './may-use.ts'
import { allSeals, ledgerPage, lockSeal } from './seal-store.ts'

/** Seals that a request can have, so that they fit on its print. */
const most = 8

/** Only an approved request can have a seal. */
export const offeredSeals = serve(contract.seals.offered, async (call) => {
  const { input, tx, actor, server } = call
  const { state } = await loadVisibleCase(call, input)
  const directory = await server.directories.of(actor.tenant)
  const uses = (await usesOfCase(tx, state.id)).filter(counts)
  const isApplied = sealsIn(uses)
  const canApply = state.status === 'approved' && isApplied.size < most
  const seals = canApply ? await allSeals(tx) : []
  return {
    offered: seals
      .filter((seal) => seal.isEnabled && !isApplied.has(seal.id) && mayUse(directory, actor.personId, seal))
      .map(({ id, name, kind }) => ({ id, fullName: name, kind })),
    applied: uses.map(({ id, sealId, sealName, taskId, personId, reason, at }) => ({
      ...{ id, sealId, sealName, taskId, reason, at },
      person: personRef(directory)(personId),
    })),
  }
})

/** A use whose decision was withdrawn is on no print. */
function counts({ withdrawnAt }: RecordedUse): boolean {
  return withdrawnAt === null
}

function sealsIn(uses: readonly RecordedUse[]): ReadonlySet<string> {
  return new Set(uses.map(({ sealId }) => sealId))
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
  // Seals of one request wait for each other, so that they are counted together, and for the end of a revocation.
  const locked = await lockCase(tx, state.id)
  if (!locked || stateOf(locked).status !== 'approved') throw new Refusal<RefusalCode>('seals.notApproved')
  const applied = sealsIn((await usesOfCase(tx, state.id)).filter(counts))
  if (applied.has(seal.id)) throw new Refusal<RefusalCode>('seals.applied', { seal: seal.name })
  if (applied.size >= most) throw new Refusal<RefusalCode>('seals.tooMany', { max: most })

  const id = server.newId()
  const isNew = await insertUse(tx, {
    ...{ id, sealId: seal.id, sealName: seal.name, image: seal.image },
    ...{ caseId: state.id, caseTitle: titleOf(state, caller.locale), taskId: null },
    ...{ personId: actor.personId, reason: input.reason, at: now },
  })
  if (!isNew) throw new Refusal<RefusalCode>('seals.applied', { seal: seal.name })
  return { id }
})

export const sealLedger = serve(contract.seals.ledger, async ({ input, tx, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const refer = personRef(directory)
  const { rows, total } = await ledgerPage(tx, input, rangeOf(input))
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ at, id }) => ({ at, id }),
    show: ({ personId, withdrawnAt, withdrawnBy, ...row }) => ({
      ...row,
      person: refer(personId),
      withdrawn:
        withdrawnAt === null
          ? null
          : { at: withdrawnAt, person: withdrawnBy === null ? null : refer(withdrawnBy) },
    }),
  })
})
