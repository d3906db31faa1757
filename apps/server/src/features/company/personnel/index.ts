import type { Route } from '../../../http/serve.ts'
import { saveOwnPersonnel, savePersonnel } from './save-personnel.ts'
import { openPersonnel, ownPersonnel } from './show-personnel.ts'

export { personnelList } from './list-columns.ts'
export { findPersonnelForm, type PersonnelForm } from './personnel-form-store.ts'
export { loadRecords } from './personnel-store.ts'
export { rightsFor } from './reading-rights.ts'
export { writeRecord } from './save-personnel.ts'
export { contextAbout, fieldsOfCard, isInPersonnel } from './show-personnel.ts'

export const personnel: readonly Route[] = [openPersonnel, savePersonnel, ownPersonnel, saveOwnPersonnel]
