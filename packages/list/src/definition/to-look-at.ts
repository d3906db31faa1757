import type { ButtonKey } from './buttons.ts'
import type { ListDefinition } from './list-definition.ts'

const looking: readonly ButtonKey[] = ['detail', 'export', 'print']

/** Does this button leave records as they are? */
export function isForLooking(key: ButtonKey): boolean {
  return looking.includes(key)
}

/** A list over rows that are not ours: whatever would change one of them is not there for anybody. */
export function toLookAt({ buttons, layout, tree: _tree, ...definition }: ListDefinition): ListDefinition {
  return {
    ...definition,
    layout: layout === 'tree' ? 'table' : layout,
    inlineEdit: false,
    buttons: buttons.filter(({ key }) => isForLooking(key)),
    actions: [],
  }
}
