import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { askInterface } from './ask-interface.ts'
import { findCall } from './call-store.ts'
import { findInterface } from './interface-store.ts'
import { logged } from './logged.ts'

/** Repeats a call with the original caller's arguments and values; logged under the administrator. */
export const retryCall = serve(contract.dataInterfaces.retry, async ({ input, actor, tx, now, server }) => {
  const call = await findCall(tx, input.logId)
  if (call.outcome !== 'failed') throw new Refusal<RefusalCode>('dataInterfaces.callNotFailed')

  const found = await findInterface(tx, call.interfaceId)
  const { ids, ...wanted } = call.asked.wanted
  const asked = { given: new Map(call.asked.given), wanted: { ...wanted, ...(ids && { ids }) } }
  const by = (personId: string) => ({ tenant: actor.tenant, personId, now })
  const noted = { asker: by(actor.personId), interfaceId: found.id, asked, retryOf: call.id }
  const { rows } = await logged(server, noted, () =>
    askInterface(server, tx, by(call.personId), found, asked),
  )

  return { rows: rows.length }
})
