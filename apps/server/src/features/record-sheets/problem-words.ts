import {
  type FormPlan,
  type LocalizedText,
  type Problem,
  problemSentence,
  sentenceAt,
  textIn,
} from '@signet/form'
import type { AskingModel } from '../../records/models/index.ts'
import type { RowProblem } from './import-row-store.ts'

/** Returns a function that words a problem in the reader's language. */
export function problemWords(asking: Pick<AskingModel, 'caller' | 'server'>, form: FormPlan) {
  const { locale } = asking.caller
  const t = asking.server.words.t(locale)
  return ({ path, code, params, message }: RowProblem): string => {
    const own = message === undefined ? '' : textIn(locale, message as LocalizedText)
    if (own !== '') return own
    const field = form.byPath.get(path)
    const label = field?.definition.label ?? path
    if (code.startsWith('record-sheets.')) return t(code, { ...params, field: textIn(locale, label) })
    // The sheet shows the row number already, so the sentence omits it.
    if (field?.parent !== undefined)
      return sentenceAt({ code: code as Problem['code'], params }, textIn(locale, label), { locale, t })
    return problemSentence(form, { path, code: code as Problem['code'], params }, { locale, t })
  }
}
