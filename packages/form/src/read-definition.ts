import { Refusal } from '@signet/std'
import type { z } from 'zod'
import { definitionVersion, FormDefinition } from './form-definition.ts'

/** `upgrades[n]` turns a definition of version n + 1 into version n + 2; only ever appended to. */
type Upgrade = (older: Record<string, unknown>) => Record<string, unknown>
const upgrades: readonly Upgrade[] = []

/**
 * Reads a stored or sent definition: brings an older version up to date, then parses it.
 * Refuses `form.definitionInvalid` with the path of the first mistake (`fields.3.key`) and its reason.
 */
export function readDefinition(raw: unknown): FormDefinition {
  const parsed = FormDefinition.safeParse(upgraded(raw))
  if (!parsed.success) throw invalid([], parsed.error)

  return parsed.data
}

/** The refusal for the first issue of a schema that was applied at `base`. */
export function invalid(
  base: readonly (string | number)[],
  error: z.ZodError,
): Refusal<'form.definitionInvalid'> {
  const issue = deepest(error.issues[0])
  const path = [...base, ...(issue?.path ?? [])].map(String).join('.')
  return new Refusal('form.definitionInvalid', { path: path.slice(0, 200), reason: issue?.message ?? '' })
}

/** Inside a union the branch that came furthest names the mistake. */
function deepest(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue

  const branches = issue.errors.flatMap((issues) => issues.slice(0, 1))
  const furthest = branches.sort((one, other) => other.path.length - one.path.length)[0]
  return furthest && furthest.path.length > 0
    ? { ...furthest, path: [...issue.path, ...furthest.path] }
    : issue
}

function upgraded(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('version' in raw)) return raw
  if (typeof raw.version !== 'number' || !Number.isInteger(raw.version) || raw.version < 1) return raw
  if (raw.version >= definitionVersion) return raw

  return upgrades
    .slice(raw.version - 1)
    .reduce<Record<string, unknown>>((older, upgrade) => upgrade(older), { ...raw })
}
