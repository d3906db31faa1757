import type { contract, ParsedOutput } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Client } from '../create-client.ts'

type Calls = Pick<Client['records'], 'update' | 'changesSince'>
export type ChangesSince = ParsedOutput<(typeof contract)['records']['changesSince']>
type SaveCellOptions = Readonly<{
  modelId: string
  id: string
  /** The version that the reader saw. */
  version: number
  /** The new values of the fields. */
  values: Readonly<Record<string, unknown>>
}>

/** The result of saving some fields of a record. */
export type SaveCellResult =
  | Readonly<{ is: 'saved'; version: number }>
  /** Refused: the fields keep their old values. */
  | Readonly<{ is: 'kept' }>
  /** Another person changed one of the fields first: their changes, and the version to overwrite. */
  | Readonly<{ is: 'overtaken'; since: ChangesSince }>

const mostTries = 3

/** Saves fields over the version that was read. Changes of others in other fields are no conflict. */
export async function saveCell(
  calls: Calls,
  saving: SaveCellOptions,
  tries = mostTries,
): Promise<SaveCellResult> {
  const { modelId, id, version, values } = saving
  const fields = Object.keys(values)
  try {
    const saved = await calls.update({ modelId, id, version, values: { ...values } })
    return saved.ignored.some((path) => fields.includes(path))
      ? { is: 'kept' }
      : { is: 'saved', version: saved.version }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'records.changedMeanwhile' || tries === 0) throw error
    const since = await calls.changesSince({ modelId, id, version })
    const isTouched = since.list.some(({ path }) => fields.includes(path.split('.')[0] ?? path))
    if (isTouched) return { is: 'overtaken', since }
    return saveCell(calls, { ...saving, version: since.version }, tries - 1)
  }
}
