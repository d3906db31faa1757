import type { FlowDefinition, FlowNode } from '../definition/flow-definition.ts'
import type { FieldAccess } from '../nodes/node-settings.ts'
import { fieldsAt, traitsOf } from '../nodes/traits-of.ts'
import { changeNode } from './edit-flow.ts'
import type { FlowEdit } from './flow-edit.ts'

/** Levels of access, lowest first. */
export const accessLevels = ['hidden', 'read', 'write', 'required'] as const satisfies readonly FieldAccess[]

/** Returns the levels that a step can give, lowest first; none at a step without a form. */
export function accessLevelsOf(node: FlowNode): readonly FieldAccess[] {
  const { fields } = traitsOf(node)
  return fields ? accessLevels.slice(0, accessLevels.indexOf(fields.most) + 1) : []
}

/** Returns the access of a step to a field by its path. */
export function accessTo(node: FlowNode, path: string): FieldAccess {
  return fieldsAt(node)[path] ?? traitsOf(node).fields?.usual ?? 'read'
}

type AccessChange = Readonly<{ steps: readonly string[]; paths: readonly string[]; access: FieldAccess }>

/** Sets the access of steps to fields. A step that cannot give that much gives the most it can. */
export function changeAccess(flow: FlowDefinition, { steps, paths, access }: AccessChange): FlowDefinition {
  return steps.reduce((changed, id) => {
    const node = changed.nodes.find((one) => one.id === id)
    return node ? changeAccessAt(changed, node, { paths, access }).flow : changed
  }, flow)
}

function changeAccessAt(
  flow: FlowDefinition,
  node: FlowNode,
  { paths, access }: Omit<AccessChange, 'steps'>,
): FlowEdit {
  const levels = accessLevelsOf(node)
  const given = levels.includes(access) ? access : levels.at(-1)
  const changed = new Set(paths)
  const others = Object.entries(fieldsAt(node)).filter(([path]) => !changed.has(path))
  const set = given === traitsOf(node).fields?.usual ? [] : paths.map((path) => [path, given] as const)
  return changeNode(flow, node.id, { fields: Object.fromEntries([...others, ...set]) })
}
