import { choicesOf, type FieldChoice, type FormPlan, type FormValues } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { canonicalJson } from '@signet/std'
import { type AskingForm, askingOf } from './asking-form.ts'
import { familyOf } from './family.ts'

/** Names by referent, then by id. */
export type FoundNames = Readonly<Record<string, Readonly<Record<string, string>>>>
type NamesRequest = Readonly<{
  form: Pick<FormPlan, 'fields'>
  records: readonly FormValues[]
  context: FormulaContext
}>

/**
 * Returns the display names of all references in these records, in the reader's language. Each family is
 * asked once for all records.
 */
export async function namesOf(
  asking: AskingForm,
  { form, records, context }: NamesRequest,
): Promise<FoundNames> {
  const choices = records.flatMap((values) => choicesOf(form, values, context))
  if (choices.length === 0) return {}

  const names: Record<string, Record<string, string>> = {}
  for (const { of, ids, parameters } of joinChoices(choices)) {
    const { family, name } = familyOf(asking.server.families, of)
    const found = await family.names(askingOf(asking), { name, ids, range: undefined, parameters })
    names[of] = { ...names[of], ...Object.fromEntries(found) }
  }
  return names
}

type JoinedChoice = Pick<FieldChoice, 'of' | 'ids' | 'parameters'>

/** Joins choices of the same things with the same parameters. */
function joinChoices(choices: readonly FieldChoice[]): JoinedChoice[] {
  const questions = Map.groupBy(choices, ({ of, parameters }) => `${of} ${canonicalJson(parameters)}`)
  return [...questions.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    return [{ ...first, ids: [...new Set(same.flatMap(({ ids }) => ids))] }]
  })
}
