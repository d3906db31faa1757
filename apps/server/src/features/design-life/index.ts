import { designCategories } from './categories/index.ts'
import { changeAvailability } from './change-availability.ts'
import { copyDesign } from './copy-design.ts'
import { describeDesign } from './describe-design.ts'
import { listDependents } from './list-dependents.ts'
import { listLabels } from './list-labels.ts'

export {
  bringCategories,
  categoriesAbove,
  missingCategories,
} from './categories/bring-categories.ts'
export { forgetDeletedDesigns } from './design-life-store.ts'

export const designLife = [
  describeDesign,
  listLabels,
  copyDesign,
  listDependents,
  changeAvailability,
  ...designCategories,
]
