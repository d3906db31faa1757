import { type FormPlan, type Problem, problemSentence } from '@signet/form'
import type { Server } from '../server.ts'
import type { Caller } from './caller.ts'
import { ValuesRefused } from './envelope.ts'

type RefusalContext = Readonly<{ caller: Pick<Caller, 'locale'>; server: Pick<Server, 'words'> }>

/** Refuses `form.valuesRefused`, with a sentence per problem in the caller's language. */
export function refuseValues(
  { caller, server }: RefusalContext,
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
