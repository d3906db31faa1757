import type { Route } from '../../../http/serve.ts'
import { importSheet, previewImport } from './import-sheets.ts'

export { organizationBatches, sheetName } from './export-sheets.ts'
export { type NewPost, openPosts } from './find-posts.ts'
export { hashOfNoPassword } from './import-sheets.ts'
export { storeDepartments, storePeople } from './import-store.ts'
export type { DepartmentPlan } from './plan-departments.ts'
export { isPhone, noFacts, type PlannedPerson } from './plan-people.ts'
export { plain as plainHeading } from './sheet-columns.ts'
export { readSheetLines, type SheetLine } from './sheet-lines.ts'
export { findCircles, type Notes, openNotes, openTwice } from './wrong-cells.ts'

export const organizationSheets: readonly Route[] = [previewImport, importSheet]
