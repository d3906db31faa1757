import { canonicalJson } from '@signet/std'
import type { Run } from '../../engine/run.ts'
import type { PeopleNode } from './people-node.ts'

/**
 * What a step decides about, as a digest: the part of the form that it may see, and who was asked. Undefined in flows
 * that do not keep decisions, and when the caller brought no digest.
 */
export function inputsOf(
  { plan, facts }: Run,
  { fields }: PeopleNode,
  asked: readonly string[],
): string | undefined {
  if (!plan.definition.rules.keepUnchanged || !facts.digest) return undefined

  const hidden = new Set(Object.keys(fields).filter((key) => fields[key] === 'hidden'))
  const seen = Object.entries(facts.values)
    .filter(([key]) => !hidden.has(key))
    .map(([key, value]) => [key, withoutHidden(value, key, hidden)])
  return facts.digest(canonicalJson([Object.fromEntries(seen), [...new Set(asked)].sort()]))
}

/** Rows of a table without the columns that are hidden here. */
function withoutHidden(value: unknown, key: string, hidden: ReadonlySet<string>): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null
      ? Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(`${key}.${column}`)))
      : row,
  )
}
