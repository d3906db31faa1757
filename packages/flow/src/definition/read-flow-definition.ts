import { refuse } from '../refusals.ts'
import { FlowDefinition } from './flow-definition.ts'

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
