import type { FormPlan, PlanField } from '@signet/form'

type Stored = Readonly<{ fileId: string; name: string; size: number; type: string }>
type Raw = Readonly<Record<string, unknown>>

/** The values with each file called what it was stored as: a sender's word on name, size and type is not asked again. */
export function nameFiles(
  form: Pick<FormPlan, 'fields'>,
  sent: Raw,
  files: ReadonlyMap<string, Stored>,
): Raw {
  return namedIn(form.fields, sent, files)
}

function namedIn(fields: readonly PlanField[], values: Raw, files: ReadonlyMap<string, Stored>): Raw {
  const named = fields.flatMap((field) => {
    const value = values[field.key]
    if (!Array.isArray(value)) return []
    if (field.kind.holds === 'rows')
      return [
        [field.key, value.map((row) => (isRaw(row) ? namedIn(field.columns, row, files) : row))] as const,
      ]
    const column = field.kind.column(field.settings)
    return column?.references === 'file' ? [[field.key, value.map((one) => nameOf(one, files))] as const] : []
  })
  return { ...values, ...Object.fromEntries(named) }
}

function nameOf(one: unknown, files: ReadonlyMap<string, Stored>): unknown {
  const { fileId } = isRaw(one) ? one : {}
  return (typeof fileId === 'string' && files.get(fileId)) || one
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
