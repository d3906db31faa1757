import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { lockDesign } from '../design-life-store.ts'
import { categoriseAll, categoriseOne, insertCategory, updateCategory } from './category-store.ts'
import { assertCategory, assertFits, isCategory, keepCategory, openCategories } from './category-tree.ts'

export const createCategory = serve(contract.designLife.createCategory, async ({ input, actor, tx }) => {
  const { name, names, parent } = input
  const categories = await openCategories(tx, actor.tenant)
  if (await isCategory(tx, categories, name)) throw new Refusal<RefusalCode>('design.categoryTaken', { name })
  if (parent !== null) await assertCategory(tx, categories, parent)
  assertFits(categories, { category: name, parent })

  if (parent !== null) await keepCategory(tx, categories, parent)
  await insertCategory(tx, { name, parent, nameTw: names['zh-TW'], nameEn: names['en-US'] })
  return null
})

export const changeCategory = serve(contract.designLife.changeCategory, async (call) => {
  const { input, actor, tx, now } = call
  const { category, name, names } = input
  const categories = await openCategories(tx, actor.tenant)
  await assertCategory(tx, categories, category)
  const isRenamed = name !== category
  if (isRenamed && (await isCategory(tx, categories, name)))
    throw new Refusal<RefusalCode>('design.categoryTaken', { name })

  await keepCategory(tx, categories, category)
  await updateCategory(tx, category, { name, nameTw: names['zh-TW'], nameEn: names['en-US'] })
  const change = { to: name, changedBy: actor.personId, changedAt: now }
  if (isRenamed) await categoriseAll(tx, category, change)
  return null
})

export const categorise = serve(contract.designLife.categorise, async ({ input, actor, tx, now }) => {
  const { kind, id, category } = input
  const design = await lockDesign(tx, { kind, id })
  const change = { to: category, changedBy: actor.personId, changedAt: now }
  if (design.category !== category) await categoriseOne(tx, { ...design, kind }, change)
  return null
})
