import type { FormPlan } from '@signet/form'
import { Refusal } from '@signet/std'
import { checkList, invalidList } from './check-list.ts'
import { ListDefinition, listDefinitionVersion } from './list-definition.ts'
import { type ListField, listField } from './list-field.ts'

/** `upgrades[n]` turns a definition of version n + 1 into version n + 2; only ever appended to. */
type Upgrade = (older: Record<string, unknown>) => Record<string, unknown>
const upgrades: readonly Upgrade[] = []

/**
 * Reads a stored or sent definition: brings an older version up to date, then parses it.
 * Refuses `list.definitionInvalid` with the path of the first mistake (`columns.3.field`) and its reason.
 */
export function readList(raw: unknown): ListDefinition {
  const parsed = ListDefinition.safeParse(upgraded(raw))
  if (parsed.success) return parsed.data

  const [issue] = parsed.error.issues
  return invalidList((issue?.path ?? []).map(String).join('.'), issue?.message ?? '')
}

function upgraded(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('version' in raw)) return raw
  const { version } = raw
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return raw

  return upgrades
    .slice(version - 1)
    .reduce((older, upgrade) => upgrade(older), raw as Record<string, unknown>)
}

/** `path` of the mistake (`columns.3`), `reason` from the schema. */
export type ListMistake = Readonly<{ path: string; reason: string }>

/** The first mistake of a draft (`list.definitionInvalid`); undefined when it is valid. */
export function findListMistake(draft: unknown, form: FormPlan): ListMistake | undefined {
  try {
    checkList(readList(draft), form)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { path: String(error.params['path'] ?? ''), reason: String(error.params['reason'] ?? '') }
  }
}

const mostColumns = 8

/** Default list of a form: its key fields, or its first ones, newest records first, for the author of each record. */
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
    restricts: { records: true },
    own: ['$author'],
  })
}

type FormFields = readonly Extract<ListField, { from: 'form' }>[]

/** All columns of a data view in their order; a grant is required, because the rows are external. */
function listOfAnswer(shown: FormFields, answered: FormFields): ListDefinition {
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
