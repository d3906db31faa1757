type Search = Readonly<Record<string, unknown>>

/** What the address of a list says; anything that is not a text counts as missing. */
export function readModelSearch({ modelId, words, tab }: Search) {
  return { modelId: textOf(modelId), ...given('words', words), ...given('tab', tab) }
}

export function readCatalogSearch({ category }: Search) {
  return { category: textOf(category) }
}

export function readFormSearch({ modelId, id }: Search) {
  return { modelId: textOf(modelId), ...given('id', id) }
}

export function readActionSearch({ modelId, action, id }: Search) {
  return { modelId: textOf(modelId), action: textOf(action), ...given('id', id) }
}

export function readRecordSearch({ modelId, id }: Search) {
  return { modelId: textOf(modelId), id: textOf(id) }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function given<Name extends string>(name: Name, value: unknown): { [N in Name]?: string } {
  const text = textOf(value)
  return (text === '' ? {} : { [name]: text }) as { [N in Name]?: string }
}
