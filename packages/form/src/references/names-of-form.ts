import type { FormPlan, PlanField } from '../plan/form-plan.ts'

const namedThings = ['dictionary', 'interface', 'model', 'billRule', 'flow'] as const
export type NamedThing = (typeof namedThings)[number]

/** What a field cannot do without, by id or code; `name` is empty where nothing was chosen yet. */
export type NamedByField = Readonly<{ field: PlanField; thing: NamedThing; name: string }>

/**
 * Everything outside the form that its definition names, in reading order. Choices that come from nowhere yet are left
 * out: they offer nothing, and harm nobody. A number without a rule is not: nobody would ever get one.
 */
export function namesOfForm({ byPath, definition }: Pick<FormPlan, 'byPath' | 'definition'>): NamedByField[] {
  const answered = [...byPath.values()].find((field) => field.definition.answers !== undefined)
  const { dataView } = definition
  const source: NamedByField[] =
    dataView && answered ? [{ field: answered, thing: 'interface', name: dataView.interface }] : []
  const byFields = [...byPath.values()].flatMap((field) => [
    ...offeredBy(field),
    ...numberedBy(field),
    ...launchedBy(field),
  ])
  return [...source, ...byFields]
}

/** `dictionary:city/code`, `interface:goods/id/name`, `model:<id>/title`: the name ends at the first slash. */
function offeredBy(field: PlanField): NamedByField[] {
  const [word, rest = ''] = field.kind.offers?.(field.settings)?.split(':') ?? []
  const thing = namedThings.find((one) => one === word)
  return thing ? [{ field, thing, name: rest.split('/')[0] ?? '' }] : []
}

function numberedBy(field: PlanField): NamedByField[] {
  const assignment = field.kind.assignment?.(field.settings)
  return assignment?.from === 'billRule' ? [{ field, thing: 'billRule', name: assignment.rule }] : []
}

function launchedBy(field: PlanField): NamedByField[] {
  const name = field.kind.launches?.(field.settings)
  return name === undefined ? [] : [{ field, thing: 'flow', name }]
}
