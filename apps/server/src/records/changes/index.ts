export {
  type ChangeRow,
  changesAfter,
  changesBefore,
  insertChange,
  readVersionCursor,
} from './change-store.ts'
export { changedValues, changeViews } from './change-view.ts'
export { changesBetween } from './changes-between.ts'
