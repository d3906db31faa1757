import { type Problem, problemCodes } from '../problems/problem.ts'
import type { FormStore } from './form-store.ts'

type RefusedProblem = Readonly<{ path: string; code: string; message: string }>

/** Shows the server's refusals at their fields and returns those without a field. */
export function refuseProblems(store: FormStore, problems: readonly RefusedProblem[]): readonly Problem[] {
  return store.refuse(
    problems.map(({ path, code, message }) => ({
      path,
      code: problemCodes.find((known) => known === code) ?? 'form.checkFailed',
      message,
    })),
  )
}
