import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { type DesignReference, lockDesign, updateDescription } from './design-life-store.ts'

/** A new name is a change of the draft too, because the definition has the name. */
export const describeDesign = serve(contract.designLife.describe, async ({ input, actor, tx, now }) => {
  const { kind, id, ...description } = input
  const design = await lockDesign(tx, { kind, id })
  await updateDescription(
    tx,
    { kind, id },
    {
      ...description,
      draft: named[kind](design.draft, description.name),
      isChanged: design.isChanged || design.name !== description.name,
      changedBy: actor.personId,
      changedAt: now,
    },
  )
  return null
})

type Draft = Readonly<Record<string, unknown>>

/** The draft with its new name, where its kind keeps it. */
export const named: Readonly<Record<DesignReference['kind'], (draft: Draft, name: string) => Draft>> = {
  flow: (draft, name) => ({ ...draft, name }),
  form: (draft, title) => ({ ...draft, title }),
}
