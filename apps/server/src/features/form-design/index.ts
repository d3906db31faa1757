import { createForm } from './create-form.ts'
import { listForms } from './list-forms.ts'
import { openForm } from './open-form.ts'
import { publishForm } from './publish-form.ts'
import { saveForm } from './save-form.ts'

export { publishedVersion } from './form-design-store.ts'

export const formDesign = [listForms, openForm, createForm, saveForm, publishForm]
