import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import {
  categoriseAll,
  countDesignsIn,
  moveCategoriesBelow,
  removeCategory,
  updateCategory,
} from './category-store.ts'
import { assertCategory, assertFits, keepCategory, openCategories } from './category-tree.ts'

export const moveCategory = serve(contract.designLife.moveCategory, async ({ input, actor, tx }) => {
  const { category, parent } = input
  const categories = await openCategories(tx, actor.tenant)
  await assertCategory(tx, categories, category)
  if (parent !== null) await assertCategory(tx, categories, parent)
  assertFits(categories, { category, parent })

  if (parent !== null) await keepCategory(tx, categories, parent)
  await keepCategory(tx, categories, category)
  await updateCategory(tx, category, { parent })
  return null
})

export const mergeCategory = serve(contract.designLife.mergeCategory, async (call) => {
  const { input, actor, tx, now } = call
  const { category, into } = input
  const categories = await openCategories(tx, actor.tenant)
  await assertCategory(tx, categories, category)
  await assertCategory(tx, categories, into)
  if (categories.pathOf(into).includes(category)) throw new Refusal<RefusalCode>('design.categoryInItself')
  for (const { name } of categories.rows.filter(({ parent }) => parent === category))
    assertFits(categories, { category: name, parent: into })

  await keepCategory(tx, categories, into)
  await moveCategoriesBelow(tx, category, into)
  await categoriseAll(tx, category, { to: into, changedBy: actor.personId, changedAt: now })
  await removeCategory(tx, category)
  return null
})

export const deleteCategory = serve(contract.designLife.deleteCategory, async (call) => {
  const { input, actor, tx, now } = call
  const { category: name, movesUp } = input
  const categories = await openCategories(tx, actor.tenant)
  await assertCategory(tx, categories, name)
  const designs = await countDesignsIn(tx, name)
  const below = categories.rows.filter(({ parent }) => parent === name).length
  if (!movesUp && designs + below > 0)
    throw new Refusal<RefusalCode>('design.categoryInUse', { name, designs, categories: below })

  const parent = categories.rows.find((row) => row.name === name)?.parent ?? null
  await moveCategoriesBelow(tx, name, parent)
  await categoriseAll(tx, name, { to: parent ?? '', changedBy: actor.personId, changedAt: now })
  await removeCategory(tx, name)
  return null
})
