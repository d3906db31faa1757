import type { AskingModel, Model } from '../../../models/index.ts'
import { answeredSource } from './answered-source.ts'
import type { RowSource } from './row-source.ts'
import { storedSource } from './stored-source.ts'

/** One for each call: what an interface answered stands for the length of it. */
export function sourceOf(asking: AskingModel, model: Model): RowSource {
  const { dataView } = model.form.definition
  return dataView ? answeredSource(asking, model, dataView) : storedSource(asking.tx)
}
