import type { Design } from '../design.ts'
import type { Category } from '../queries.ts'

/** In the address of a list: designs without a category. No category is called so, since names are trimmed. */
export const noCategory = ' '

/** A category with those in it, and the number of designs in all of them. */
export type Folder = Category & Readonly<{ total: number; below: readonly Folder[] }>

export function foldersFrom(
  categories: readonly Category[],
  parent: string | null = null,
): readonly Folder[] {
  const known = new Set(categories.map(({ category }) => category))
  return categories
    .filter((one) => (one.parent !== null && known.has(one.parent) ? one.parent : null) === parent)
    .map((one) => {
      const below = foldersFrom(categories, one.category)
      return { ...one, below, total: below.reduce((sum, { total }) => sum + total, one.count) }
    })
}

/** The categories of folders and of those in them. */
export function categoriesIn(folders: readonly Folder[]): readonly string[] {
  return folders.flatMap(({ category, below }) => [category, ...categoriesIn(below)])
}

const designType = 'application/x-signet-design'

/** What a row of a list of designs carries when it is dragged. */
export function designDrag({ kind, id }: Pick<Design, 'kind' | 'id'>) {
  return { type: designType, text: JSON.stringify({ kind, id }) }
}

/** Whether a drag carries a design; what it is can be read when it is dropped. */
export const carriesDesign = (transfer: DataTransfer) => transfer.types.includes(designType)

export function droppedDesign(transfer: DataTransfer): Pick<Design, 'kind' | 'id'> {
  // Only `designDrag` writes it.
  return JSON.parse(transfer.getData(designType)) as Pick<Design, 'kind' | 'id'>
}
