import type { KeyShape } from '@signet/form'
import { ValuesRefused } from '../../http/envelope.ts'
import { mainTable, type RecordPlace } from './record-place.ts'

const uniqueViolation = '23505'

/** Turns a unique violation into a refusal that names the fields; rethrows other errors. */
export function refuseTakenKey(place: Pick<RecordPlace, 'plan' | 'tables'>, error: unknown): never {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const key = mainTable(place).keys?.find(({ name }) => name === constraint)
  if (code !== uniqueViolation || !key) throw error

  throw new ValuesRefused(key.columns.map(({ path }) => problemAt(place, key, path)))
}

function problemAt({ plan }: Pick<RecordPlace, 'plan'>, { columns, message }: KeyShape, path: string) {
  const labels = columns.map((column) => plan.byPath.get(column.path)?.definition.label ?? column.path)
  return { path, code: 'form.notUnique', labels, ...(message === undefined ? {} : { message }) }
}
