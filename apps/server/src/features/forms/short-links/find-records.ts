import { contract, type RefusalCode } from '@signet/contract'
import { type Locale, type PlanField, textIn, textOfValue } from '@signet/form'
import { allOf, groundsFor, listField, type Predicate, recordsFor } from '@signet/list'
import { Refusal } from '@signet/std'
import { nobody } from '../../../http/actor.ts'
import { serveAnyone } from '../../../http/serve-anyone.ts'
import { formulaContextOf } from '../../../people/directory/index.ts'
import type { Model } from '../../../records/models/index.ts'
import { rowsAfter } from '../../records/index.ts'
import { admitWithPassword, refuseUnknown } from './admit-visitor.ts'
import { isForAnswers, isForQuestions } from './public-form.ts'

const most = 20

export const findRecords = serveAnyone(
  contract.shortLinks.find,
  async (call) => {
    const { tenant, tx, link, model } = await admitWithPassword(call, 'find')
    if (link.purpose !== 'query') refuseUnknown()

    const { input, now, server, caller } = call
    const { locale } = caller
    const { timeZone } = server
    const directory = await server.directories.of(tenant)
    const context = formulaContextOf(directory, { personId: link.ownerId, now, timeZone })
    const viewer = { isAdministrator: true, context, idsOf: () => [] }
    const access = { list: model.list, grounds: groundsFor(model.list, [], viewer) }
    const shown = model.form.fields.filter((field) => link.fields.includes(field.key) && isForAnswers(field))
    const rows = await rowsAfter(
      tx,
      {
        model,
        access,
        records: allOf([
          recordsFor(access),
          ...exactConditions(model, link.asks, { values: input.values, locale }),
        ]),
        keys: newestFirst(model),
        fields: new Set(shown.map(({ key }) => key)),
        personId: nobody,
        timeZone,
        locale,
      },
      null,
      most,
    )
    return {
      list: rows.map(({ values }) => ({
        lines: shown.map((field) => ({
          label: textIn(locale, field.definition.label),
          text: textOfValue(field, values[field.key], { locale }),
        })),
      })),
    }
  },
  { perMinute: 60 },
)

function newestFirst({ form }: Model) {
  const field = listField(form, '$createdAt')
  return field ? [{ field, isDescending: true }] : []
}

type SearchValues = Readonly<{ values: Readonly<Record<string, string>>; locale: Locale }>

/** Requires an exact match of every field of the link, so that knowing one value reveals nothing. */
function exactConditions(
  { form }: Model,
  asks: readonly string[],
  values: SearchValues,
): readonly Predicate[] {
  const fields = form.fields.filter((field) => asks.includes(field.key) && isForQuestions(field))
  if (fields.length < asks.length) refuseUnknown()
  return fields.map((field) => equalsValue(form, field, values))
}

function equalsValue(form: Model['form'], field: PlanField, { values, locale }: SearchValues): Predicate {
  const sent = Object.hasOwn(values, field.key) ? values[field.key] : undefined
  const label = textIn(locale, field.definition.label)
  if (!sent) throw new Refusal<RefusalCode>('shortLinks.valueMissing', { field: label })

  const { data: value } = field.kind.value(field.settings).safeParse(sent)
  const known = listField(form, field.path)
  if (!known || typeof value !== 'string')
    throw new Refusal<RefusalCode>('list.valueRefused', { field: label })
  return { kind: 'test', field: known, test: { is: 'equals', value }, not: false }
}
