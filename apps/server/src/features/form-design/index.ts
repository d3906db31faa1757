import { createForm } from './create-form.ts'
import { listKits, removeKit, saveKit } from './kits.ts'
import { listForms } from './list-forms.ts'
import { listVersions, openVersion } from './list-versions.ts'
import { openForm } from './open-form.ts'
import { previewRelease } from './preview-release.ts'
import { publishForm } from './publish-form.ts'
import { saveForm } from './save-form.ts'

export { publishedVersion } from './form-design-store.ts'

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
