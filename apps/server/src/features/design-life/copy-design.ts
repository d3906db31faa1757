import { contract, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { readDefinition, tableNameOf } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { insertForm } from '../forms/form-design/index.ts'
import { type Draft, named, withoutTranslated } from './describe-design.ts'
import { copyListDraft, type DesignReference, insertFlowCopy, lockDesign } from './design-life-store.ts'

const mostCopies = 200

export const copyDesign = serve(contract.designLife.copy, async ({ input, actor, tx, now, server }) => {
  const { kind, id: from, name } = input
  const original = await lockDesign(tx, { kind, id: from })
  // The copy has a new name in one language; the others would be those of its original.
  const draft = withoutTranslated('name', named[kind](original.draft, name))
  const copy = { from, id: server.newId(), name, draft, changedBy: actor.personId, changedAt: now }
  for (let number = 2; number <= mostCopies; number += 1) {
    if (await copiers[kind](tx, original, { ...copy, number })) return { id: copy.id }
  }
  throw new Refusal<RefusalCode>('design.codeTaken', { code: original.code })
})

type Original = Awaited<ReturnType<typeof lockDesign>>
type Copy = Readonly<{
  from: string
  id: string
  name: string
  draft: Draft
  changedBy: string
  changedAt: string
  number: number
}>

/** Inserts a copy with a numbered code; false if the code is taken. */
const copiers: Readonly<
  Record<DesignReference['kind'], (tx: Tx, original: Original, copy: Copy) => Promise<boolean>>
> = {
  flow: (tx, { code }, { number, ...copy }) =>
    insertFlowCopy(tx, { ...copy, code: numberedCode(code, number, 60) }),
  form: async (tx, { code, category, icon, iconColor }, { from, draft, number, ...copy }) => {
    const key = numberedCode(String(draft['key']), number, 40)
    const mainTable = tableNameOf(readDefinition({ ...draft, key }))
    const look = { category, icon, iconColor }
    const row = {
      ...copy,
      ...look,
      code: numberedCode(code, number, 60),
      draft: { ...draft, key },
      mainTable,
    }
    if (!(await insertForm(tx, row))) return false

    const { changedBy, changedAt } = copy
    await copyListDraft(tx, { from, to: copy.id, changedBy, changedAt })
    return true
  },
}

/** `trip`, 2 is `trip_2`, and `trip_2`, 3 is `trip_3`. */
function numberedCode(code: string, number: number, longest: number): string {
  const ending = `_${number}`
  return code.replace(/_\d{1,3}$/, '').slice(0, longest - ending.length) + ending
}
