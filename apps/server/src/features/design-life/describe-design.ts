import { contract, type RefusalCode } from '@signet/contract'
import { FlowTranslations } from '@signet/flow'
import { isSameJson, Refusal } from '@signet/std'
import { type ReadCall, serve } from '../../http/serve.ts'
import { isColleague } from '../../people/directory/index.ts'
import { type DesignReference, lockDesign, updateDescription } from './design-life-store.ts'

/** A new name is a change of the draft too, because the definition has the name. */
export const describeDesign = serve(contract.designLife.describe, async (call) => {
  const { input, actor, tx, now } = call
  const { kind, id, ...description } = input
  const design = await lockDesign(tx, { kind, id })
  await refuseOwner(call, { before: design.ownerId, after: description.ownerId })
  const renamed = named[kind](design.draft, description.name)
  // What another category is called in other languages is not known.
  const isMoved = design.category !== description.category
  const draft = isMoved ? withoutTranslated('category', renamed) : renamed
  await updateDescription(
    tx,
    { kind, id },
    {
      ...description,
      draft,
      isChanged: design.isChanged || design.name !== description.name || !isSameJson(draft, renamed),
      changedBy: actor.personId,
      changedAt: now,
    },
  )
  return null
})

type Owners = Readonly<{ before: string | null; after: string | null }>

/** Owners are active colleagues; the one who was it already may have left. */
async function refuseOwner({ actor, server }: Pick<ReadCall, 'actor' | 'server'>, { before, after }: Owners) {
  if (after === null || after === before) return
  if (!isColleague(await server.directories.of(actor.tenant), after))
    throw new Refusal<RefusalCode>('organization.notFound')
}

export type Draft = Readonly<Record<string, unknown>>

/** The draft with its new name, where its kind keeps it. */
export const named: Readonly<Record<DesignReference['kind'], (draft: Draft, name: string) => Draft>> = {
  flow: (draft, name) => ({ ...draft, name }),
  form: (draft, title) => ({ ...draft, title }),
}

/** The draft without its name or category in other languages. A form has its title in all languages as one text. */
export function withoutTranslated(word: 'name' | 'category', whole: Draft): Draft {
  const { category: _, ...others } = whole
  const draft = word === 'category' ? others : whole
  const translations = FlowTranslations.safeParse(draft['translations']).data
  if (!translations) return draft
  const kept = Object.entries(translations).map(([locale, words]) => [
    locale,
    { ...words, [word]: undefined },
  ])
  return { ...draft, translations: Object.fromEntries(kept) }
}
