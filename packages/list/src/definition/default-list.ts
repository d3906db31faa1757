import type { FormPlan } from '@signet/form'
import { type ListDefinition, listDefinitionVersion } from './list-definition.ts'
import { type ListField, listField } from './list-field.ts'
import { readList } from './read-list.ts'

const mostColumns = 8

/** The list of a form that nobody has designed yet: its key fields, or else its first ones, newest records first. */
export function defaultList(form: FormPlan): ListDefinition {
  const shown = form.fields.flatMap((field) => {
    const known = listField(form, field.path)
    return known?.from === 'form' && known.column !== undefined && known.column !== 'jsonb' ? [known] : []
  })
  const answered = shown.filter(({ field }) => field.definition.asks === undefined)
  if (form.definition.dataView) return listOfAnswer(shown, answered)
  const keys = shown.filter(({ field }) => field.definition.inList)
  const columns = (keys.length > 0 ? keys : shown).slice(0, mostColumns)

  return readList({
    version: listDefinitionVersion,
    columns: [...columns.map(({ path }) => ({ field: path })), { field: '$author' }, { field: '$createdAt' }],
    searches: columns.filter(({ operators }) => operators.length > 0).map(({ path }) => ({ field: path })),
    keyword: columns.filter(({ operators }) => operators.includes('contains')).map(({ path }) => path),
    sort: [{ field: '$createdAt', direction: 'descending' }],
  })
}

type Shown = readonly Extract<ListField, { from: 'form' }>[]

/** All columns of an answer in its own order; only for whoever is granted its rows, since they come from elsewhere. */
function listOfAnswer(shown: Shown, answered: Shown): ListDefinition {
  return readList({
    version: listDefinitionVersion,
    columns: answered.map(({ path }) => ({ field: path })),
    searches: shown.filter(({ operators }) => operators.length > 0).map(({ path }) => ({ field: path })),
    keyword: answered
      .filter(({ operators }) => operators.includes('contains'))
      .slice(0, 20)
      .map(({ path }) => path),
    buttons: [{ key: 'detail' }, { key: 'export' }, { key: 'print' }],
    restricts: { records: true },
  })
}
