import { type FlowDefinition, type FlowNode, kindOfAction, type NodeOf } from '@signet/flow'
import type { FormPlan } from '@signet/form'
import { isProblem, parseFormula } from '@signet/formula'
import type { DraftProblem } from './draft-problem.ts'
import { isEndless } from './is-endless.ts'
import { fieldsOfFlows, fieldsOfModels } from './known-fields-store.ts'

type Place = Parameters<typeof fieldsOfModels>[0]
type Drawn = Readonly<{ flowId: string; definition: FlowDefinition; form: FormPlan }>
/** What a step says about a form beside the case's own: where it is, and which fields it names there. */
type Named = Readonly<{ of: 'form' | 'flow'; id: string; fields: readonly string[] }>
type Filling = Readonly<{ fills: string; formula: string }>
type Step = NodeOf<'automation'> | NodeOf<'subFlow'>

/** Steps without people that work with forms or flows that are not there, name fields that they do not have, or never end. */
export async function stepProblems(place: Place, drawn: Drawn): Promise<readonly DraftProblem[]> {
  const steps = drawn.definition.nodes.filter(isStep)
  if (steps.length === 0) return []

  const named = steps.map(namedBy)
  const ids = (of: Named['of']) => named.flatMap((one) => (one?.of === of && one.id !== '' ? [one.id] : []))
  const known = {
    form: await fieldsOfModels(place, ids('form')),
    flow: await fieldsOfFlows(place, ids('flow')),
  }
  return steps.flatMap((step, at) => [
    ...formulaProblems(step, drawn.form),
    ...ownFieldProblems(step, drawn.form),
    ...namedProblems(step, named[at], known),
    ...(step.kind === 'subFlow' && step.flow === drawn.flowId && isEndless(drawn.definition, step.id)
      ? [error('subFlowEndless', step)]
      : []),
  ])
}

function isStep(node: FlowNode): node is Step {
  return node.kind === 'automation' || node.kind === 'subFlow'
}

function error(code: DraftProblem['code'], { id: node }: Step, field?: string): DraftProblem {
  return { code, severity: 'error', node, ...(field !== undefined && { params: { field } }) }
}

function namedBy(step: Step): Named | undefined {
  if (step.kind === 'subFlow')
    return { of: 'flow', id: step.flow, fields: [...Object.keys(step.values), ...Object.values(step.brings)] }

  const { action } = step
  const fields = kindOfAction(action)
    .formulas(action)
    .map(({ fills }) => fills)
  if ('flow' in action) return { of: 'flow', id: action.flow, fields }
  if (!('form' in action)) return undefined
  const taken = 'brings' in action ? Object.values(action.brings) : []
  return { of: 'form', id: action.form, fields: [...fields, ...taken] }
}

type Known = Readonly<Record<Named['of'], ReadonlyMap<string, ReadonlySet<string>>>>

function namedProblems(step: Step, named: Named | undefined, known: Known): DraftProblem[] {
  if (!named || named.id === '') return []
  const fields = known[named.of].get(named.id)
  if (!fields) return [error(named.of === 'form' ? 'unknownForm' : 'unknownFlow', step)]
  return [...new Set(named.fields)]
    .filter((field) => !fields.has(field))
    .map((field) => error('unknownTarget', step, field))
}

function formulaProblems(step: Step, form: FormPlan): DraftProblem[] {
  const { fillings, condition } = saidBy(step)
  const broken = fillings.filter(({ formula }) => isProblem(parseFormula(formula, form.scope)))
  const isBroken = condition.trim() !== '' && isProblem(parseFormula(condition, form.scope, 'boolean'))
  return [
    ...broken.map(({ fills }) => error('stepFormulaBroken', step, fills)),
    ...(isBroken ? [error('stepFormulaBroken', step, condition)] : []),
  ]
}

function saidBy(step: Step): Readonly<{ fillings: readonly Filling[]; condition: string }> {
  if (step.kind === 'automation')
    return { fillings: kindOfAction(step.action).formulas(step.action), condition: step.condition ?? '' }
  const fillings = Object.entries(step.values).map(([fills, formula]) => ({ fills, formula }))
  return { fillings, condition: '' }
}

function ownFieldProblems(step: Step, form: FormPlan): DraftProblem[] {
  const own =
    step.kind === 'subFlow' ? Object.keys(step.brings) : kindOfAction(step.action).brings(step.action)
  return own.filter((field) => !form.byPath.has(field)).map((field) => error('unknownTarget', step, field))
}
