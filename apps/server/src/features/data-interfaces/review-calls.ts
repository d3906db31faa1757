import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { askInterface } from './ask-interface.ts'
import { callRows, callWithLog, findCall } from './call-log.ts'
import { findInterface } from './interface-store.ts'

export const listCalls = serve(contract.dataInterfaces.calls, async (call) => {
  const { input, actor, caller, tx, server } = call
  const { id } = await findInterface(tx, input.id)
  const { rows, total } = await callRows(tx, id, rangeOf(input))
  const { nameOf } = await server.directories.of(actor.tenant)
  const say = server.words.t(caller.locale)

  return toPage(rows, {
    request: input,
    total,
    placeOf: (row) => ({ at: row.at, id: row.id }),
    show: ({ personId, refusal, retryOf, ...row }) => ({
      id: row.id,
      at: row.at,
      caller: nameOf(personId),
      milliseconds: row.milliseconds,
      rows: row.rows,
      outcome: row.outcome,
      reason: refusal ? say(refusal.refusal, { requestId: '', ...refusal.params }) : '',
      isRetry: retryOf !== null,
    }),
  })
})

/** Repeats a call with the original caller's arguments and values; logged under the administrator. */
export const retryCall = serve(contract.dataInterfaces.retry, async ({ input, actor, tx, now, server }) => {
  const call = await findCall(tx, input.logId)
  if (call.outcome !== 'failed') throw new Refusal<RefusalCode>('dataInterfaces.callNotFailed')

  const found = await findInterface(tx, call.interfaceId)
  const { ids, ...wanted } = call.asked.wanted
  const query = { given: new Map(call.asked.given), wanted: { ...wanted, ...(ids && { ids }) } }
  const by = (personId: string) => ({ tenant: actor.tenant, personId, now })
  const noted = { asker: by(actor.personId), interfaceId: found.id, asked: query, retryOf: call.id }
  const { rows } = await callWithLog(server, noted, () =>
    askInterface(server, tx, by(call.personId), found, query),
  )

  return { rows: rows.length }
})
