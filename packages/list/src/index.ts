export {
  type Access,
  accessWith,
  fieldFor,
  mayPress,
  type Rights,
  recordsFor,
  rightsAnywhere,
  rightsForNew,
  rightsOn,
  whereSeen,
} from './access.ts'
export { asked, labelOf, mayAsk, maySort, type SortKey, sorted, worded } from './ask.ts'
export { type ButtonKey, buttonKeys } from './buttons.ts'
export { checkList } from './check-list.ts'
export { Condition, ConditionGroup, isGroup } from './condition.ts'
export { defaultList } from './default-list.ts'
export { editableColumns } from './editable-columns.ts'
export { filledBy } from './filled-by.ts'
export { findListMistake, type ListMistake } from './find-list-mistake.ts'
export { type Ground, groundsFor } from './grounds.ts'
export { evaluated, isEnabled, readByActions } from './is-enabled.ts'
export type { Fill, ListAction } from './list-action.ts'
export {
  ListDefinition,
  type ListDefinitionInput,
  ListSort,
  listDefinitionVersion,
} from './list-definition.ts'
export { type ListField, listField } from './list-field.ts'
export { ListPath } from './list-path.ts'
export { meets } from './meets.ts'
export { changedField, takenOver } from './merge-changes.ts'
export { type Operator, operators } from './operators.ts'
export { compareBy, comparedAs, compareTexts, sortedCharacters, sortedText, sumOf } from './order-of.ts'
export { Permission, type PermissionInput, type Scope, scopes } from './permission.ts'
export { type ListPlan, planList } from './plan-list.ts'
export { allOf, anyOf, isAlways, isNever, type Predicate, type Test } from './predicate.ts'
export { readList } from './read-list.ts'
export { readPermission } from './read-permission.ts'
export { type ListRefusal, listRefusals } from './refusals.ts'
export { isSystemPath, type SystemPath, type SystemType, systemPaths } from './system-fields.ts'
export { isForLooking } from './to-look-at.ts'
export { valueCondition } from './value-condition.ts'
export { type Variable, variables } from './variables.ts'
export type { Viewer } from './viewer.ts'
export { visibleForm } from './visible-form.ts'
