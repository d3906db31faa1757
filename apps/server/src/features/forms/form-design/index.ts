import { listKits, removeKit, saveKit } from './kits.ts'
import { previewRelease } from './preview-release.ts'
import { publishForm } from './publish-form.ts'
import { listForms, listVersions, openForm, openVersion } from './read-forms.ts'
import { createForm, saveForm } from './save-form.ts'

export { designView, draftState, formNamesIn } from './design-view.ts'
export { describeFormChanges } from './form-changes.ts'
export {
  findForm,
  insertForm,
  loadPublishedForm,
  lockForm,
  publishedVersion,
  updateDraft as updateFormDraft,
} from './form-design-store.ts'

export const formDesign = [
  listForms,
  openForm,
  createForm,
  saveForm,
  previewRelease,
  publishForm,
  listVersions,
  openVersion,
  listKits,
  saveKit,
  removeKit,
]
