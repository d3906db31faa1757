import type { contract, ParsedOutput } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Client } from '../create-client.ts'

type Calls = Pick<Client['records'], 'update' | 'changesSince'>
export type ChangesSince = ParsedOutput<(typeof contract)['records']['changesSince']>
type Saving = Readonly<{
  modelId: string
  id: string
  /** The version that was read. */
  version: number
  /** What is to stand in these fields. */
  values: Readonly<Record<string, unknown>>
}>

/** What became of fields that were changed on their own, beside everything else of their record. */
export type CellSaved =
  | Readonly<{ is: 'saved'; version: number }>
  /** They may not be written after all: what was there is kept. */
  | Readonly<{ is: 'kept' }>
  /** Somebody changed one of them first: what, and the version over which to save all the same. */
  | Readonly<{ is: 'overtaken'; since: ChangesSince }>

const mostTries = 3

/** Saves fields over the version that was read. What others changed meanwhile in other fields is no reason to ask. */
export async function saveCell(calls: Calls, saving: Saving, tries = mostTries): Promise<CellSaved> {
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
