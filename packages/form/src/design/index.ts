export { type Difference, diffForms } from './diff-forms.ts'
export {
  addField,
  changeField,
  copyFields,
  duplicateFields,
  type EditResult,
  type FieldChange,
  moveFields,
  pasteFields,
  removeFields,
  renameField,
} from './edit-form.ts'
export { findMistakes, type Mistake, runningForm } from './find-mistakes.ts'
export { isContainer, isInstant, isTable, kindOf, namesOf } from './kind-of.ts'
export { formMergeRules } from './merge-forms.ts'
export {
  convertsInto,
  listNames,
  listSubjects,
  type RuleInput,
  type RuleSubject,
} from './rules/list-subjects.ts'
export { withPlacesOfCount } from './rules/whole-results.ts'
export {
  canBeUnique,
  canMoveFields,
  everyField,
  type FieldPlace,
  fieldsInside,
  findField,
  isAllowedAt,
  type PlacedField,
} from './tree.ts'
