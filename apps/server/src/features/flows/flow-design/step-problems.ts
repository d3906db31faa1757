import {
  type FlowDefinition,
  type FlowProblem,
  isEnd,
  isStart,
  type OutsideWork,
  outsideWorkOf,
} from '@signet/flow'
import type { FormPlan } from '@signet/form'
import { isProblem, parseFormula } from '@signet/formula'
import { fieldsOfFlows, fieldsOfModels } from './flow-design-store.ts'

type TenantHandle = Parameters<typeof fieldsOfModels>[0]

type DraftDesign = Readonly<{ flowId: string; definition: FlowDefinition; form: FormPlan }>

type Target = NonNullable<OutsideWork['target']>

type Step = OutsideWork & Readonly<{ id: string }>

/** Reports automatic steps with missing forms, flows or fields, and those that would never end. */
export async function stepProblems(
  handle: TenantHandle,
  drawn: DraftDesign,
): Promise<readonly DraftProblem[]> {
  const steps = drawn.definition.nodes.flatMap((node) => {
    const work = outsideWorkOf(node)
    return work ? [{ ...work, id: node.id }] : []
  })
  if (steps.length === 0) return []

  const ids = (of: Target['of']) =>
    steps.flatMap(({ target }) => (target?.of === of && target.id !== '' ? [target.id] : []))
  const known = {
    form: await fieldsOfModels(handle, ids('form')),
    flow: await fieldsOfFlows(handle, ids('flow')),
  }
  return steps.flatMap((step) => [
    ...formulaProblems(step, drawn.form),
    ...ownFieldProblems(step, drawn.form),
    ...targetProblems(step, known),
    ...(step.startsCasesOf === drawn.flowId && isEndless(drawn.definition, step.id)
      ? [error('subFlowEndless', step)]
      : []),
  ])
}

function error(code: DraftProblem['code'], { id: node }: Step, field?: string): DraftProblem {
  return { code, severity: 'error', node, ...(field !== undefined && { params: { field } }) }
}

type KnownFields = Readonly<Record<Target['of'], ReadonlyMap<string, ReadonlySet<string>>>>

function targetProblems(step: Step, known: KnownFields): DraftProblem[] {
  const { target } = step
  if (!target || target.id === '') return []
  const fields = known[target.of].get(target.id)
  if (!fields) return [error(target.of === 'form' ? 'unknownForm' : 'unknownFlow', step)]
  return [...new Set(target.fields)]
    .filter((field) => !fields.has(field))
    .map((field) => error('unknownTarget', step, field))
}

function formulaProblems(step: Step, form: FormPlan): DraftProblem[] {
  const { fillings, condition } = step
  const broken = fillings.filter(({ formula }) => isProblem(parseFormula(formula, form.scope)))
  const isBroken = condition.trim() !== '' && isProblem(parseFormula(condition, form.scope, 'boolean'))
  return [
    ...broken.map(({ fills }) => error('stepFormulaBroken', step, fills)),
    ...(isBroken ? [error('stepFormulaBroken', step, condition)] : []),
  ]
}

function ownFieldProblems(step: Step, form: FormPlan): DraftProblem[] {
  return step.brings
    .filter((field) => !form.byPath.has(field))
    .map((field) => error('unknownTarget', step, field))
}

/**
 * Whether every path from start to end passes the node, so that starting this same flow there recurses
 * without end.
 */
function isEndless({ nodes, lines }: FlowDefinition, node: string): boolean {
  const start = nodes.find(isStart)
  const ends = new Set(nodes.filter(isEnd).map(({ id }) => id))
  const reached = new Set([node])
  const open = start ? [start.id] : []
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (ends.has(at)) return false
    if (reached.has(at)) continue
    reached.add(at)
    open.push(...lines.flatMap(({ from, to }) => (from === at ? [to] : [])))
  }
  return true
}

type OwnCode =
  | 'unknownField'
  | 'requiredNeverWritten'
  | 'nobodyThere'
  | 'unknownForm'
  | 'unknownFlow'
  | 'unknownTarget'
  | 'stepFormulaBroken'
  | 'subFlowEndless'
  | 'sideLinkRefused'
  | 'sealGone'
  | 'sealUnheld'

/** Problems found by the engine, and those that need the form and the organization. */
export type DraftProblem = Omit<FlowProblem, 'code'> & Readonly<{ code: FlowProblem['code'] | OwnCode }>
