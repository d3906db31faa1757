type Placed = Readonly<{ placed: unknown; definitions: Readonly<Record<string, unknown>> }>

/**
 * A schema that speaks of itself brings its definitions along, and points to them as if it were a whole document. Inside
 * another one they belong to `components/schemas`, by their names.
 */
export function hoistDefinitions(document: unknown): Placed {
  const definitions: Record<string, unknown> = {}
  const placed: unknown = JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') return value.replace('#/$defs/', '#/components/schemas/')
    if (key !== '$defs') return value

    Object.assign(definitions, value)
    return undefined
  })
  return { placed, definitions }
}
