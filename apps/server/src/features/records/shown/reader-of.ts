import { createFormats } from '@signet/i18n'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'

/** Language, time zone and names for displaying records to a person. */
export type RecordReader = ReturnType<typeof readerOf>

export function readerOf({ caller, server }: AskingModel, { directory }: OpenedModel) {
  const { locale } = caller
  const t = server.words.t(locale)
  return { locale, t, directory, formats: createFormats({ locale, t, timeZone: server.timeZone }) }
}
