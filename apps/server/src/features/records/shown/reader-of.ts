import { createFormats } from '@signet/i18n'
import type { AskingModel, OpenedModel } from '../../../models/index.ts'

/** In what language and time somebody reads records, and whose names he reads. */
export type RecordReader = ReturnType<typeof readerOf>

export function readerOf({ caller, server }: AskingModel, { directory }: OpenedModel) {
  const { locale } = caller
  const t = server.words.t(locale)
  return { locale, t, directory, formats: createFormats({ locale, t, timeZone: server.timeZone }) }
}
