import { FlowDefinition } from './flow-definition.ts'
import { refuse } from './refusals.ts'

type Upgrade = (definition: Record<string, unknown>) => Record<string, unknown>

/** `upgrades[n]` turns version n + 1 into n + 2. Only upwards, applied when read; a stored definition is never rewritten. */
const upgrades: readonly Upgrade[] = []

/**
 * A stored or sent definition of any version, brought to the newest one.
 * Refuses `flow.definitionInvalid` with the path of the first mistake.
 */
export function readFlowDefinition(json: unknown): FlowDefinition {
  const read = FlowDefinition.safeParse(upgraded(json))
  if (read.success) return read.data

  const [issue] = read.error.issues
  return refuse('flow.definitionInvalid', { path: issue?.path.join('.') ?? '', reason: issue?.message ?? '' })
}

function upgraded(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json

  const definition = { ...json } as Record<string, unknown>
  const version = definition['version']
  return typeof version === 'number' && Number.isInteger(version) && version >= 1
    ? upgrades.slice(version - 1).reduce((older, up) => up(older), definition)
    : definition
}
