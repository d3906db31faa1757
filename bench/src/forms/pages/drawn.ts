/** Waits until something is drawn. */
export async function drawn<Found>(find: () => Found | null | undefined): Promise<Found> {
  for (let frame = 0; frame < 300; frame += 1) {
    const found = find()
    if (found) return found
    await new Promise(requestAnimationFrame)
  }
  throw new Error('It was not drawn')
}

type Values = Readonly<Record<string, unknown>>

/** What plain values hold at `f3` or `lines.149.amount`; nothing at a total, which no model holds. */
export function heldIn(values: Values, path: string): unknown {
  const [key = '', row, column] = path.split('.')
  if (row === undefined) return values[key]
  const rows = values[key] as readonly Values[] | undefined
  return column === undefined ? undefined : rows?.[Number(row)]?.[column]
}
