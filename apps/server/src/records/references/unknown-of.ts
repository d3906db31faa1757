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
export async function unknownOf(asking: AskingForm, check: ReferenceCheck): Promise<readonly string[]> {
  return (await unknownOfEach(asking, [check])).get(0) ?? []
}

/** Returns, by place in the list, the paths that `unknownOf` returns for each record. */
export function unknownOfEach(
  asking: AskingForm,
  checks: readonly ReferenceCheck[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  return refusedChoices(
    asking,
    checks.flatMap((check, line) => newChoices(check).map((choice) => ({ line, choice }))),
  )
}

function newChoices({ form, values, previous, rights, context }: ReferenceCheck): readonly FieldChoice[] {
  const now = choicesOf(form, values, context).filter(({ field }) => canFill(field, rights))
  if (now.length === 0) return []
  const before = new Map(choicesOf(form, previous, context).map((choice) => [choice.path, choice]))
  return now.flatMap((choice) => choicesToCheck(choice, before.get(choice.path)))
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

/** A choice in one of many records. */
export type LineChoice = Readonly<{ line: number; choice: FieldChoice }>

/** Returns, by line, the paths of choices that are unknown or not permitted; equal questions are asked once. */
export async function refusedChoices(
  asking: AskingForm,
  placed: readonly LineChoice[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const questions = Map.groupBy(placed, ({ choice: { of, range, parameters } }) =>
    canonicalJson({ of, range: range ?? null, parameters }),
  )
  const refused: LineChoice[] = []
  for (const same of questions.values()) refused.push(...(await refusedAmong(asking, same)))
  const byLine = Map.groupBy(refused, ({ line }) => line)
  return new Map([...byLine].map(([line, found]) => [line, found.map(({ choice }) => choice.place)]))
}

/** Returns the refused ones among choices with the same question. */
async function refusedAmong(asking: AskingForm, same: readonly LineChoice[]): Promise<readonly LineChoice[]> {
  const choices = same.map(({ choice }) => choice)
  const [first] = choices
  if (!first) return []

  const { of, range, parameters } = first
  const { family, name } = familyOf(asking.server.families, of)
  const ids = [...new Set(choices.flatMap((choice) => choice.ids))]
  const offered = await family.offered(askingOf(asking), { name, ids, range, parameters })
  const onWays = [...new Set(choices.flatMap(({ paths }) => paths.flat()))]
  const steps =
    onWays.length === 0
      ? undefined
      : await family.steps?.(askingOf(asking), { name, ids: onWays, range, parameters })
  const isUnknown = ({ ids: own, paths }: FieldChoice) =>
    own.some((id) => !offered.has(id)) || (steps && !paths.every((path) => isWay(path, steps)))
  return same.filter(({ choice }) => isUnknown(choice))
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
