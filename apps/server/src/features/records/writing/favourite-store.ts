import { contract } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { serve } from '../../../http/serve.ts'
import { openAccess } from '../../../records/models/index.ts'

export async function favouritesOf(tx: Reader, personId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('modelFavourite')
    .where('personId', '=', personId)
    .select('formId')
    .execute()
  return new Set(rows.map(({ formId }) => formId))
}

type Favourite = Readonly<{ personId: string; formId: string }>

async function keepFavourite(tx: Tx, favourite: Favourite): Promise<void> {
  await tx
    .insertInto('modelFavourite')
    .values(favourite)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function dropFavourite(tx: Tx, { personId, formId }: Favourite): Promise<void> {
  await tx
    .deleteFrom('modelFavourite')
    .where('personId', '=', personId)
    .where('formId', '=', formId)
    .execute()
}

export const setFavourite = serve(contract.records.setFavourite, async (call) => {
  const { modelId, isFavourite } = call.input
  const { model } = await openAccess(call, modelId)
  const change = isFavourite ? keepFavourite : dropFavourite
  await change(call.tx, { personId: call.actor.personId, formId: model.id })
  return null
})
