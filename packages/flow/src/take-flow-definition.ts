import type { FlowDefinition } from './flow-definition.ts'
import { readFlowDefinition } from './read-flow-definition.ts'
import { refuse } from './refusals.ts'

/**
 * A definition that somebody sends. Read like a stored one, but what the product knows nothing of is refused instead of
 * left out: nobody shall believe that it was kept. Refuses `flow.definitionInvalid`, and `flow.settingUnknown` with the
 * path of the first such setting.
 */
export function takeFlowDefinition(json: unknown): FlowDefinition {
  const definition = readFlowDefinition(json)
  const path = unknownIn(json, definition)
  return path === undefined ? definition : refuse('flow.settingUnknown', { path: path.join('.') })
}

/** Where something was sent that is not there any more once it was read. */
function unknownIn(sent: unknown, read: unknown): readonly string[] | undefined {
  for (const [key, value] of entriesOf(sent)) {
    const kept = entriesOf(read).get(key)
    if (value !== undefined && kept === undefined) return [key]
    const within = unknownIn(value, kept)
    if (within) return [key, ...within]
  }
  return undefined
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}
