/** Waits until an element is rendered, for at most 300 frames. */
export async function waitForElement<Found>(find: () => Found | null | undefined): Promise<Found> {
  for (let frame = 0; frame < 300; frame += 1) {
    const found = find()
    if (found) return found
    await new Promise(requestAnimationFrame)
  }
  throw new Error('It was not drawn')
}

type Values = Readonly<Record<string, unknown>>

/** Returns the value at `f3` or `lines.149.amount` of plain values; undefined for totals, which no model holds. */
export function valueAt(values: Values, path: string): unknown {
  const [key = '', row, column] = path.split('.')
  if (row === undefined) return values[key]
  const rows = values[key] as readonly Values[] | undefined
  return column === undefined ? undefined : rows?.[Number(row)]?.[column]
}
