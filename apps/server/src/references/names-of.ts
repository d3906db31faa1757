import { choicesOf, type FieldChoice, type FormPlan, type FormValues } from '@signet/form'
import type { Around } from '@signet/formula'
import { canonicalJson } from '@signet/std'
import { type AskingForm, askingOf } from './asking-form.ts'
import { familyOf } from './family.ts'

/** By what they point to, then by id. */
export type FoundNames = Readonly<Record<string, Readonly<Record<string, string>>>>
type Wanted = Readonly<{ form: Pick<FormPlan, 'fields'>; records: readonly FormValues[]; around: Around }>

/**
 * Display names, in the reader's language, of everything that the values of these records point to. Each family is
 * asked once, however many records there are; a form that chooses nothing from outside costs nothing.
 */
export async function namesOf(asking: AskingForm, { form, records, around }: Wanted): Promise<FoundNames> {
  const choices = records.flatMap((values) => choicesOf(form, values, around))
  if (choices.length === 0) return {}

  const names: Record<string, Record<string, string>> = {}
  for (const { of, ids, parameters } of joined(choices)) {
    const { family, name } = familyOf(asking.server.families, of)
    const found = await family.names(askingOf(asking), { name, ids, range: undefined, parameters })
    names[of] = { ...names[of], ...Object.fromEntries(found) }
  }
  return names
}

type Joined = Pick<FieldChoice, 'of' | 'ids' | 'parameters'>

/** What points to the same things under the same parameters is one question. */
function joined(choices: readonly FieldChoice[]): Joined[] {
  const questions = Map.groupBy(choices, ({ of, parameters }) => `${of} ${canonicalJson(parameters)}`)
  return [...questions.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    return [{ ...first, ids: [...new Set(same.flatMap(({ ids }) => ids))] }]
  })
}
