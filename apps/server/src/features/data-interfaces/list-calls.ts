import { contract } from '@signet/contract'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { callRows } from './call-store.ts'
import { findInterface } from './interface-store.ts'

export const listCalls = serve(contract.dataInterfaces.calls, async (call) => {
  const { input, actor, caller, tx, server } = call
  const { id } = await findInterface(tx, input.id)
  const { rows, total } = await callRows(tx, id, rangeOf(input))
  const { nameOf } = await server.directories.of(actor.tenant)
  const say = server.words.t(caller.locale)

  return toPage(rows, {
    asked: input,
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
