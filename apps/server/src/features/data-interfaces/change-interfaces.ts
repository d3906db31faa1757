import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { formThatNames } from '../../records/models/model-store.ts'
import { refuseOvertaken } from '../../revisions/index.ts'
import { askInterface } from './ask-interface.ts'
import {
  deleteInterface,
  editedPartOf,
  findInterface,
  insertInterface,
  lockInterface,
  syncOfInterface,
  updateInterface as updateRow,
} from './interface-store.ts'
import { refuseQuestion } from './kinds/index.ts'
import { sealHeaders } from './sealed-headers.ts'

export const createInterface = serve(contract.dataInterfaces.create, async (call) => {
  const { input, actor, tx, now, server } = call
  const { fullName: name, enCode: code, category, audience, ...question } = input
  await refuseQuestion(question)
  const id = server.newId()
  const kept = sealHeaders({ secrets: server.secrets, tenant: actor.tenant, id }, question)
  const change = { changedBy: actor.personId, changedAt: now }
  if (!(await insertInterface(tx, { id, name, code, category, audience, ...kept, ...change })))
    throw new Refusal<RefusalCode>('dataInterfaces.codeTaken')

  return { id }
})

export const updateInterface = serve(contract.dataInterfaces.update, async (call) => {
  const { input, actor, tx, now, server } = call
  const { id: wanted, expects, fullName: name, category, audience, ...question } = input
  const before = await lockInterface(tx, wanted)
  const { id } = before
  refuseOvertaken(editedPartOf(before), expects)
  await refuseQuestion(question)
  const kept = sealHeaders({ secrets: server.secrets, tenant: actor.tenant, id }, question, before)
  const change = { changedBy: actor.personId, changedAt: now }
  await updateRow(tx, { id, name, category, audience, ...kept, ...change })

  return null
})

export const removeInterface = serve(contract.dataInterfaces.remove, async ({ input, tx }) => {
  const found = await lockInterface(tx, input.id)
  const form = await formThatNames(tx, 'interface', found)
  if (form !== undefined) throw new Refusal<RefusalCode>('dataInterfaces.inUse', { form })
  const sync = await syncOfInterface(tx, found.id)
  if (sync !== undefined) throw new Refusal<RefusalCode>('dataInterfaces.inUseBySync', { name: sync })

  await deleteInterface(tx, found.id)

  return null
})

const shown = 20

/** Calls an unsaved interface as the administrator who edits it. */
export const tryInterface = serve(contract.dataInterfaces.tryOut, async (call) => {
  const { input, actor, tx, now, server } = call
  const { id: stored, paramList, ...question } = input
  await refuseQuestion(question)
  const before = stored === undefined ? undefined : await findInterface(tx, stored)
  const id = before?.id ?? 'unsaved'
  const kept = sealHeaders({ secrets: server.secrets, tenant: actor.tenant, id }, question, before)

  const begun = performance.now()
  const given = new Map(paramList.map(({ field, defaultValue }) => [field, defaultValue]))
  const asker = { tenant: actor.tenant, personId: actor.personId, now }
  const wanted = { searchIn: [], offset: 0, limit: shown }
  const { rows, total } = await askInterface(server, tx, asker, { id, ...kept }, { given, wanted })

  return { rows: [...rows], total, milliseconds: Math.round(performance.now() - begun) }
})
