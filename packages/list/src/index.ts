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
} from './access/access.ts'
export { asked, labelOf, mayAsk, maySort, type SortKey, sorted, worded } from './access/ask.ts'
export { filledBy } from './access/filled-by.ts'
export { type Ground, groundsFor } from './access/grounds.ts'
export { Permission, type PermissionInput, type Scope, scopes } from './access/permission.ts'
export { readPermission } from './access/read-permission.ts'
export type { Viewer } from './access/viewer.ts'
export { visibleForm } from './access/visible-form.ts'
export { Condition, ConditionGroup, isGroup } from './conditions/condition.ts'
export { meets } from './conditions/meets.ts'
export { type Operator, operators } from './conditions/operators.ts'
export {
  compareBy,
  comparedAs,
  compareTexts,
  sortedCharacters,
  sortedText,
  sumOf,
} from './conditions/order-of.ts'
export { allOf, anyOf, isAlways, isNever, type Predicate, type Test } from './conditions/predicate.ts'
export { valueCondition } from './conditions/value-condition.ts'
export { type Variable, variables } from './conditions/variables.ts'
export { type ButtonKey, buttonKeys } from './definition/buttons.ts'
export { checkList } from './definition/check-list.ts'
export { defaultList } from './definition/default-list.ts'
export { editableColumns } from './definition/editable-columns.ts'
export { findListMistake, type ListMistake } from './definition/find-list-mistake.ts'
export { evaluated, isEnabled, readByActions } from './definition/is-enabled.ts'
export type { Fill, ListAction } from './definition/list-action.ts'
export {
  ListDefinition,
  type ListDefinitionInput,
  ListSort,
  listDefinitionVersion,
} from './definition/list-definition.ts'
export { type ListField, listField } from './definition/list-field.ts'
export { ListPath } from './definition/list-path.ts'
export { changedField, takenOver } from './definition/merge-changes.ts'
export { type ListPlan, planList } from './definition/plan-list.ts'
export { readList } from './definition/read-list.ts'
export { isSystemPath, type SystemPath, type SystemType, systemPaths } from './definition/system-fields.ts'
export { isForLooking } from './definition/to-look-at.ts'
export { type ListRefusal, listRefusals } from './refusals.ts'
