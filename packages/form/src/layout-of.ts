import type { FieldDefinition } from './field-definition.ts'
import type { LayoutNode, PlanField } from './form-plan.ts'

/** The fields as they stand on the screen: layouts with what is inside them. */
export function layoutOf(
  definitions: readonly FieldDefinition[],
  byPath: ReadonlyMap<string, PlanField>,
): LayoutNode[] {
  return definitions.flatMap(({ key, fields }) => {
    const field = byPath.get(key)
    if (!field) return []
    return [{ field, inside: field.kind.holds === 'fields' ? layoutOf(fields, byPath) : [] }]
  })
}
