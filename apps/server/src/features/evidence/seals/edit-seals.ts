import { contract, type RefusalCode } from '@signet/contract'
import { isPngPicture } from '@signet/form'
import { Refusal } from '@signet/std'
import { type Call, serve } from '../../../http/serve.ts'
import { refuseUnknownHolders, withName } from '../../../people/rights/holders.ts'
import { readPicture } from '../pdf/pictures.ts'
import {
  allSeals,
  countUses,
  deleteSeal,
  findSeal,
  insertSeal,
  isCodeTaken,
  lockSeal,
  type Seal,
  type SealSettings,
  updateSeal,
} from './seal-store.ts'

export const listSeals = serve(contract.seals.list, async ({ tx, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const uses = await countUses(tx)
  const list = (await allSeals(tx)).map((seal) => ({
    ...settingsOf(seal),
    keepers: seal.keepers.map((holder) => withName(directory, holder)),
    uses: uses.get(seal.id) ?? 0,
    changedAt: seal.changedAt,
  }))
  return { list }
})

export const openSeal = serve(contract.seals.open, async ({ input, tx, actor, server }) => {
  const seal = await findSeal(tx, input.id)
  if (!seal) throw new Refusal<RefusalCode>('seals.notFound')
  const directory = await server.directories.of(actor.tenant)
  return {
    ...settingsOf(seal),
    icon: seal.image,
    keepers: seal.keepers.map((holder) => withName(directory, holder)),
    users: seal.users.map((holder) => withName(directory, holder)),
    uses: (await countUses(tx)).get(seal.id) ?? 0,
    version: seal.version,
  }
})

function settingsOf({ id, name, code, kind, isEnabled, asksReason }: SealSettings) {
  const enabledMark = isEnabled ? (1 as const) : (0 as const)
  return { id, fullName: name, enCode: code, kind, enabledMark, asksReason }
}

export const createSeal = serve(contract.seals.create, async (call) => {
  const row = await checkedRow(call, { ...call.input, id: call.server.newId(), version: 1 })
  if (!(await insertSeal(call.tx, row))) throw new Refusal<RefusalCode>('seals.codeTaken')
  return { id: row.id }
})

export const saveSeal = serve(contract.seals.update, async (call) => {
  const { input, tx } = call
  if (!(await lockSeal(tx, input.id))) throw new Refusal<RefusalCode>('seals.notFound')
  const row = await checkedRow(call, input)
  if (await isCodeTaken(tx, row)) throw new Refusal<RefusalCode>('seals.codeTaken')
  const version = await updateSeal(tx, row)
  if (version === undefined) throw new Refusal<RefusalCode>('seals.changedMeanwhile')
  return { version }
})

export const removeSeal = serve(contract.seals.remove, async ({ input, tx }) => {
  const seal = await lockSeal(tx, input.id)
  if (!seal) throw new Refusal<RefusalCode>('seals.notFound')
  if ((await countUses(tx)).has(seal.id)) throw new Refusal<RefusalCode>('seals.inUse')
  await deleteSeal(tx, seal.id)
  return null
})

type Saving = Pick<Call<typeof contract.seals.update>, 'actor' | 'now' | 'server' | 'input'>

/** Refuses `seals.notAPicture`, also for a PNG that a PDF cannot draw, and `organization.notFound`. */
async function checkedRow(
  { actor, now, server }: Omit<Saving, 'input'>,
  input: Saving['input'],
): Promise<Seal> {
  const { id, version, fullName: name, enCode: code, kind, icon: image, keepers, users } = input
  const { enabledMark, asksReason } = input
  if (!isPngPicture(image) || !readPicture(image)) throw new Refusal<RefusalCode>('seals.notAPicture')
  refuseUnknownHolders(await server.directories.of(actor.tenant), [...keepers, ...users])
  return {
    ...{ id, version, name, code, kind, image, keepers, users, asksReason },
    isEnabled: enabledMark === 1,
    changedAt: now,
    changedBy: actor.personId,
  }
}
