export { type Difference, diffForms } from './diff-forms.ts'
export {
  addField,
  changeField,
  copyFields,
  duplicateFields,
  type Edited,
  type FieldChange,
  moveFields,
  pasteFields,
  removeFields,
  renameField,
} from './edit-form.ts'
export { findMistakes, type Mistake, runningForm } from './find-mistakes.ts'
export { isContainer, isInstant, isTable, kindOf, namesOf } from './kind-of.ts'
export {
  everyField,
  fieldsInside,
  findField,
  mayBeUnique,
  mayMove,
  mayStand,
  type Place,
  type PlacedField,
} from './tree.ts'
