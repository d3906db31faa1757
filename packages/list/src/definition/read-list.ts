import { invalidList } from './invalid-list.ts'
import { ListDefinition } from './list-definition.ts'

/** `upgrades[n]` turns a definition of version n + 1 into version n + 2; only ever appended to. */
type Upgrade = (older: Record<string, unknown>) => Record<string, unknown>
const upgrades: readonly Upgrade[] = []

/**
 * Reads a stored or sent definition: brings an older version up to date, then parses it.
 * Refuses `list.definitionInvalid` with the path of the first mistake (`columns.3.field`) and its reason.
 */
export function readList(raw: unknown): ListDefinition {
  const parsed = ListDefinition.safeParse(upgraded(raw))
  if (parsed.success) return parsed.data

  const [issue] = parsed.error.issues
  return invalidList((issue?.path ?? []).map(String).join('.'), issue?.message ?? '')
}

function upgraded(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('version' in raw)) return raw
  const { version } = raw
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return raw

  return upgrades
    .slice(version - 1)
    .reduce((older, upgrade) => upgrade(older), raw as Record<string, unknown>)
}
