import {
  canFill,
  choicesOf,
  type FieldChoice,
  type FormPlan,
  type FormRights,
  type FormValues,
} from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { canonicalJson, isSameJson } from '@signet/std'
import { type AskingForm, askingOf } from './asking-form.ts'
import { familyOf, stepOf } from './family.ts'

type ReferenceCheck = Readonly<{
  form: Pick<FormPlan, 'fields'>
  values: FormValues
  /** The stored values; unchanged choices are not checked again. */
  previous: FormValues
  rights: FormRights
  context: FormulaContext
}>

/**
 * Returns the paths (`city`, `lines.2.city`) where this person chose something unknown or not permitted.
 * Checks new choices, and those whose parameters changed.
 */
export async function unknownOf(
  asking: AskingForm,
  { form, values, previous, rights, context }: ReferenceCheck,
): Promise<string[]> {
  const now = choicesOf(form, values, context).filter(({ field }) => canFill(field, rights))
  if (now.length === 0) return []

  const before = new Map(choicesOf(form, previous, context).map((choice) => [choice.path, choice]))
  const questions = Map.groupBy(
    now.flatMap((choice) => choicesToCheck(choice, before.get(choice.path))),
    ({ of, range, parameters }) => canonicalJson({ of, range: range ?? null, parameters }),
  )
  const strange: string[] = []
  for (const same of questions.values()) strange.push(...(await refusedPaths(asking, same)))
  return strange
}

/** Returns the new part of a choice, or all of it if its parameters changed. */
function choicesToCheck(choice: FieldChoice, before: FieldChoice | undefined): FieldChoice[] {
  const isSame = before && isSameJson(before.parameters, choice.parameters)
  if (!isSame) return [choice]
  const ids = choice.ids.filter((id) => !before.ids.includes(id))
  const known = new Set(before.paths.map(canonicalJson))
  const paths = choice.paths.filter((path) => !known.has(canonicalJson(path)))
  return ids.length === 0 && paths.length === 0 ? [] : [{ ...choice, ids, paths }]
}

/** Returns the refused ones among choices with the same question. */
async function refusedPaths(asking: AskingForm, same: readonly FieldChoice[]): Promise<string[]> {
  const [first] = same
  if (!first) return []

  const { of, range, parameters } = first
  const { family, name } = familyOf(asking.server.families, of)
  const ids = [...new Set(same.flatMap((choice) => choice.ids))]
  const offered = await family.offered(askingOf(asking), { name, ids, range, parameters })
  const onWays = [...new Set(same.flatMap(({ paths }) => paths.flat()))]
  const steps =
    onWays.length === 0
      ? undefined
      : await family.steps?.(askingOf(asking), { name, ids: onWays, range, parameters })
  const isUnknown = ({ ids: own, paths }: FieldChoice) =>
    own.some((id) => !offered.has(id)) || (steps && !paths.every((path) => isWay(path, steps)))
  return same.filter(isUnknown).map(({ place }) => place)
}

function isWay(path: readonly string[], steps: ReadonlySet<string>): boolean {
  return path.every((id, level) => steps.has(stepOf(path[level - 1], id)))
}

type NewForm = Readonly<{ form: FormPlan; values: FormValues; rights: FormRights; context: FormulaContext }>

/** Removes defaults that this person could not choose, since a default may lie outside their range. */
export async function withoutUnknown(asking: AskingForm, fresh: NewForm): Promise<FormValues> {
  const { form, values } = fresh
  const strange = await unknownOf(asking, { ...fresh, previous: {} })
  if (strange.length === 0) return values

  const emptied = form.fields.filter(({ path }) => strange.includes(path))
  return { ...values, ...Object.fromEntries(emptied.map(({ key, empty }) => [key, empty])) }
}
