import {
  compileFlow,
  type Directory,
  describeExample,
  type FieldAccess,
  type FlowDefinition,
  fieldsAt,
  findUnsoundness,
  flowIn,
  isStart,
  isWritableAtStart,
  listFixedPeople,
  nameParams,
  readFlowDefinition,
  sourcesAt,
  traitsOf,
} from '@signet/flow'
import { compileForm, domainsOf, type FormPlan, type Locale, textIn } from '@signet/form'
import type { Translate } from '@signet/i18n'
import type { ReadCall } from '../../../http/serve.ts'
import { type FlowRow, formDraft } from './flow-design-store.ts'
import { sealProblems } from './seal-problems.ts'
import { sideProblems } from './side-problems.ts'
import { type DraftProblem, stepProblems } from './step-problems.ts'

type DraftReader = Pick<ReadCall, 'tx' | 'actor' | 'caller' | 'server'>

/** Returns the problems of a draft in the caller's language, checked against the form's draft. */
export async function checkDraft({ tx, actor, caller, server }: DraftReader, flow: FlowRow) {
  const form = compileForm(await formDraft(tx, flow.formId))
  const definition = readFlowDefinition(flow.draft)
  const directory = await server.directories.of(actor.tenant)
  const handle = { tx, db: server.db, tenant: actor.tenant }
  const problems = [
    ...(await listProblems(handle, { flowId: flow.id, definition, form })),
    ...peopleProblems(definition, directory),
    ...(await sealProblems({ tx, actor, server }, definition)),
  ]
  const { locale } = caller
  return problems.map(problemView(server.words.t(locale), flowIn(locale, definition), labelIn(form, locale)))
}

type CheckedFlow = Readonly<{ flowId: string; definition: FlowDefinition; form: FormPlan }>

/** Returns all problems of a flow over a form that do not depend on the organization. */
export async function listProblems(
  handle: Parameters<typeof stepProblems>[0],
  { flowId, definition, form }: CheckedFlow,
): Promise<readonly DraftProblem[]> {
  return [
    ...problemsOf(definition, form),
    ...(await stepProblems(handle, { flowId, definition, form })),
    ...(await sideProblems(handle, { definition, form })),
  ]
}

/**
 * Returns problems of a flow alone and together with its form. Without exactly one start, only soundness is
 * checked.
 */
function problemsOf(definition: FlowDefinition, form: FormPlan): readonly DraftProblem[] {
  const starts = definition.nodes.filter(isStart)
  if (starts.length !== 1) return findUnsoundness(definition)

  const plan = compileFlow(definition, form.scope)
  const domains = domainsOf(form, (path) => isWritableAtStart(plan, path))
  return [...findUnsoundness(plan, domains), ...fieldProblems(definition, form)]
}

/** Returns a function from path to field label. */
export function labelIn(form: FormPlan, locale: Locale) {
  return (path: string) => {
    const field = form.byPath.get(path)
    return field ? textIn(locale, field.definition.label) : path
  }
}

/** Reports nodes with fixed approvers, none of whom is active today. */
function peopleProblems({ nodes }: FlowDefinition, directory: Directory): readonly DraftProblem[] {
  return nodes.flatMap((node) => {
    const sources = sourcesAt(node)
    if (sources.length === 0) return []
    const found = sources.map((source) => listFixedPeople(source, directory))
    const isEmpty = found.every((people) => people !== undefined && !people.some(directory.isActive))
    return isEmpty ? [{ code: 'nobodyThere' as const, severity: 'warning' as const, node: node.id }] : []
  })
}

/** Returns a problem as a sentence that names steps and fields, with the nodes to mark, including the path to them. */
export function problemView(t: Translate, { nodes }: FlowDefinition, labelOf: (field: string) => string) {
  const names = new Map(nodes.map(({ id, name }) => [id, name]))

  return ({ code, severity, node = '', line = '', path = [], loop = [], ...problem }: DraftProblem) => ({
    path: node ? `nodes.${node}` : line ? `lines.${line}` : '',
    code: `${severity}.${code}`,
    message: t(`flow-design.problem.${code}`, {
      node: names.get(node) ?? '',
      line,
      ...nameParams(problem.params, { nodes, labelOf }),
      example: describeExample(problem.example ?? {}, {
        say: (key, words) => t(`flow.${key}`, words),
        labelOf,
      }),
    }),
    nodes: [...new Set([...path, ...loop, ...(node ? [node] : [])])],
  })
}

/** Reports rights to unknown fields, and required fields that no node on the way may fill. */
function fieldProblems({ nodes }: FlowDefinition, form: FormPlan): readonly DraftProblem[] {
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
