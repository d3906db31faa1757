import { categorise, changeCategory, createCategory } from './change-category.ts'
import { listCategories } from './list-categories.ts'
import { deleteCategory, mergeCategory, moveCategory } from './place-category.ts'

export const designCategories = [
  listCategories,
  createCategory,
  changeCategory,
  moveCategory,
  mergeCategory,
  deleteCategory,
  categorise,
]
