import { isEmptyValue, type PlanField, textIn, textOfValue } from '@signet/form'
import type { AskingModel } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { findPersonnelForm, type PersonnelForm } from './personnel-form-store.ts'
import { loadRecords } from './personnel-store.ts'
import { contextAbout } from './show-personnel.ts'

/** What the key fields of personnel records say of people. */
type PersonnelList = Readonly<{
  columns: readonly Readonly<{ path: string; label: string }>[]
  /** The texts of these people by path, without empty ones. */
  textsOf: (personIds: readonly string[]) => Promise<ReadonlyMap<string, Readonly<Record<string, string>>>>
  /** The people in whose key fields the word occurs. */
  peopleWith: (word: string) => Promise<ReadonlySet<string>>
}>

/** Returns the key fields (`inList`) of the form about people; undefined without a form or such a field. */
export async function personnelList(call: AskingModel): Promise<PersonnelList | undefined> {
  const personnel = await findPersonnelForm(call.tx)
  const fields = personnel?.form.fields.filter(
    ({ kind, definition }) => kind.holds === 'value' && definition.inList,
  )
  if (!personnel || !fields || fields.length === 0) return undefined
  const { locale } = call.caller
  const textsOf = (ids: readonly string[] | 'everybody') => loadTexts(call, personnel, { fields, ids })
  return {
    columns: fields.map(({ path, definition }) => ({
      path,
      label: textIn(locale, definition.label) || path,
    })),
    textsOf,
    peopleWith: async (word) => {
      const wanted = word.toLowerCase()
      const has = (text: string) => text.toLowerCase().includes(wanted)
      const texts = [...(await textsOf('everybody'))]
      return new Set(texts.filter(([, own]) => Object.values(own).some(has)).map(([id]) => id))
    },
  }
}

type Wanted = Readonly<{ fields: readonly PlanField[]; ids: readonly string[] | 'everybody' }>

async function loadTexts(call: AskingModel, personnel: PersonnelForm, { fields, ids }: Wanted) {
  const { tx, actor, caller } = call
  const records = await loadRecords({ tx, tenant: actor.tenant }, personnel, ids)
  const all = [...records.values()].map(({ values }) => values)
  const names = await namesOf(call, {
    form: { fields },
    records: all,
    context: await contextAbout(call, actor.personId),
  })
  const reader = { locale: caller.locale, names }
  return new Map(
    [...records].map(([id, { values }]) => [
      id,
      Object.fromEntries(
        fields
          .filter(({ key }) => !isEmptyValue(values[key] ?? null))
          .map((field) => [field.path, textOfValue(field, values[field.key], reader)]),
      ),
    ]),
  )
}
