import { type FieldAccess, type FlowDefinition, fieldsAt, traitsOf } from '@signet/flow'
import type { FormPlan } from '@signet/form'
import type { DraftProblem } from './draft-problem.ts'

/** Rights that name no field of the form, and required fields that nobody on the way may fill. */
export function fieldProblems({ nodes }: FlowDefinition, form: FormPlan): readonly DraftProblem[] {
  const rights = nodes.map((node) => ({ node: node.id, fields: fieldsAt(node), ...traitsOf(node).fields }))
  const unknown = rights.flatMap(({ node, fields }) =>
    Object.keys(fields)
      .filter((path) => !form.byPath.has(path))
      .map((field): DraftProblem => ({ code: 'unknownField', severity: 'warning', node, params: { field } })),
  )
  const unwritten = form.fields
    .filter(({ definition, calculation }) => definition.required && !definition.readOnly && !calculation)
    .filter(({ path }) => !rights.some(({ fields, usual }) => isWritable(fields[path] ?? usual)))
    .map(
      ({ path }): DraftProblem => ({
        code: 'requiredNeverWritten',
        severity: 'error',
        params: { field: path },
      }),
    )
  return [...unknown, ...unwritten]
}

function isWritable(right: FieldAccess | undefined): boolean {
  return right === 'write' || right === 'required'
}
