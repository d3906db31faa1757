type Search = Readonly<Record<string, unknown>>

/** Reads the address of a list; values that are no text count as missing. */
export function readModelSearch({ modelId, words, tab, view }: Search) {
  return {
    modelId: textOf(modelId),
    ...given('words', words),
    ...given('tab', tab),
    ...given('view', view),
  }
}

export function readCatalogSearch({ category, menu }: Search) {
  return { category: textOf(category), ...given('menu', menu) }
}

export function readFormSearch({ modelId, id, beside }: Search) {
  return { modelId: textOf(modelId), ...given('id', id), ...given('beside', beside) }
}

export function readActionSearch({ modelId, action, id }: Search) {
  return { modelId: textOf(modelId), action: textOf(action), ...given('id', id) }
}

/** `beside`: opened from its list, which stays beside it where there is room. */
export function readRecordSearch({ modelId, id, beside }: Search) {
  return { modelId: textOf(modelId), id: textOf(id), ...given('beside', beside) }
}

export function readPrintSearch({ modelId }: Search) {
  return { modelId: textOf(modelId) }
}

export type ChoosingSearch = ReturnType<typeof readChoosingSearch>

/** Rows of an interface (`value` and `label` name its columns), or records of a model. */
export function readChoosingSearch(search: Search) {
  const { interfaceId, modelId, formId, table, fullName, value, label } = search
  return {
    ...given('interfaceId', interfaceId),
    ...given('modelId', modelId),
    /** The form of the record that starts with the chosen row. */
    ...given('formId', formId),
    ...given('table', table),
    ...given('fullName', fullName),
    value: textOf(value) || 'id',
    label: textOf(label) || 'fullName',
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function given<Name extends string>(name: Name, value: unknown): { [N in Name]?: string } {
  const text = textOf(value)
  return (text === '' ? {} : { [name]: text }) as { [N in Name]?: string }
}
