import { type FormPlan, type Problem, problemSentence } from '@signet/form'
import { ValuesRefused } from '../../http/envelope.ts'
import type { Acting } from './acting.ts'

/** Refuses `form.valuesRefused`, with a sentence for each problem in the caller's language. */
export function refuseValues(
  { caller, server }: Pick<Acting, 'caller' | 'server'>,
  form: FormPlan,
  problems: readonly Problem[],
): never {
  const t = server.words.t(caller.locale)
  const speaker = { locale: caller.locale, t }
  throw new ValuesRefused(
    problems.map((problem) => {
      const { path, code, params = {} } = problem
      return { path, code, params, message: problemSentence(form, problem, speaker) }
    }),
  )
}
