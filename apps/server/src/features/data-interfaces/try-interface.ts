import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { askInterface } from './ask-interface.ts'
import { findInterface } from './interface-store.ts'
import { refuseQuestion } from './kinds/index.ts'
import { sealHeaders } from './sealed-headers.ts'

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
  const wanted = { keyword: '', searchIn: [], offset: 0, limit: shown }
  const { rows, total } = await askInterface(server, tx, asker, { id, ...kept }, { given, wanted })

  return { rows: [...rows], total, milliseconds: Math.round(performance.now() - begun) }
})
