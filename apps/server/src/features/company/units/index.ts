import type { Route } from '../../../http/serve.ts'
import { movePost, removePost, updatePost } from './change-posts.ts'
import { closeUnit, mergeUnit, moveUnit, removeUnit, updateUnit } from './change-units.ts'
import { listUnits, openPost, openUnit } from './list-units.ts'
import { previewMerge, previewMove, previewPostMove } from './preview-units.ts'

export const units: readonly Route[] = [
  listUnits,
  openUnit,
  updateUnit,
  previewMove,
  moveUnit,
  previewMerge,
  mergeUnit,
  closeUnit,
  removeUnit,
  openPost,
  updatePost,
  previewPostMove,
  movePost,
  removePost,
]
