import { FieldDefinition } from '@signet/form'
import { columnKinds } from './column-kinds.ts'

/** A field for each column of the first sheet: labels from its first row, kinds from what stands below. */
export async function fieldsOfSheet(file: File): Promise<readonly FieldDefinition[] | undefined> {
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(file).catch(() => undefined)
  const [head, ...body] = rows ?? []
  const labels = head?.map((cell) => String(cell ?? '').trim()) ?? []
  if (labels.every((label) => label === '')) return undefined

  return labels.flatMap((label, column) =>
    label === ''
      ? []
      : FieldDefinition.parse({
          key: `field${column + 1}`,
          label: label.slice(0, 200),
          inList: column < 3,
          ...columnKinds(body.map((row) => row[column])),
        }),
  )
}
