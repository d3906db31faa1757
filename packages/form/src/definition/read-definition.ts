import { Refusal } from '@signet/std'
import type { z } from 'zod'
import type { FieldDefinition } from './field-definition.ts'
import { definitionVersion, FormDefinition } from './form-definition.ts'

/** `upgrades[n]` converts version n + 1 to n + 2. Append only. */
type Upgrade = (older: Record<string, unknown>) => Record<string, unknown>
const upgrades: readonly Upgrade[] = []

/** Limit of JSON levels, far above what nested layouts with a sub-table need. */
const deepest = 40
/** Limit of fields, including layouts, displays and columns. A PostgreSQL table has at most 1,600 columns. */
const mostFields = 1500

/**
 * Upgrades a stored or sent definition to the current version and parses it.
 * Refuses `form.definitionInvalid` with the path of the first mistake (`fields.3.key`) and its reason.
 */
export function readDefinition(raw: unknown): FormDefinition {
  if (isDeeper(raw, deepest)) refuse(`lies deeper than ${deepest} levels`)
  const parsed = FormDefinition.safeParse(upgraded(raw))
  if (!parsed.success) throw invalid([], parsed.error)

  if (countFields(parsed.data.fields) > mostFields) refuse(`has more than ${mostFields} fields`)
  return parsed.data
}

/** Never visits more than `levels` levels, so hostile input costs little. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1))
}

function countFields(fields: readonly FieldDefinition[]): number {
  return fields.reduce((count, field) => count + 1 + countFields(field.fields), 0)
}

function refuse(reason: string): never {
  throw new Refusal('form.definitionInvalid', { path: '', reason })
}

/** Returns the refusal for the first issue of a schema applied at the path `base`. */
export function invalid(
  base: readonly (string | number)[],
  error: z.ZodError,
): Refusal<'form.definitionInvalid'> {
  const issue = furthestOf(error.issues[0])
  const path = [...base, ...(issue?.path ?? [])].map(String).join('.')
  return new Refusal('form.definitionInvalid', { path: path.slice(0, 200), reason: issue?.message ?? '' })
}

/** Returns the issue of the union branch that parsed furthest. */
function furthestOf(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined {
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
