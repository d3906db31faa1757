export {
  type ChangeRow,
  changesAfter,
  changesBefore,
  insertChange,
  readVersionCursor,
} from './change-store.ts'
export { changesBetween } from './changes-between.ts'
export { describeChanges } from './describe-changes.ts'
