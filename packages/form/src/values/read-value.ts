import type { PlanField } from '../plan/form-plan.ts'
import type { KindProblem } from '../problems/problem.ts'
import { problemOfIssues } from '../problems/refuse-value.ts'
import { type FieldValue, isEmptyValue } from './field-value.ts'
import { schemaOf } from './schema-of.ts'

/** A value in canonical form; what could not be read reads as empty and says why. */
export type Reading = Readonly<{ value: FieldValue; problem?: KindProblem }>

/** Reads a raw value the way its kind wants it. Never throws, whatever comes in. */
export function readValue(field: PlanField, raw: unknown): Reading {
  if (isEmptyValue(raw as FieldValue)) return { value: field.empty }

  const parsed = schemaOf(field).safeParse(raw)
  return parsed.success
    ? { value: parsed.data }
    : { value: field.empty, problem: problemOfIssues(parsed.error) }
}
