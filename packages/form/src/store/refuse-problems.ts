import { type Problem, problemCodes } from '../problems/problem.ts'
import type { FormStore } from './form-store.ts'

type Told = Readonly<{ path: string; code: string; message: string }>

/** Puts what the server refused at its fields; answers what no field of the form is there for. */
export function refuseProblems(store: FormStore, problems: readonly Told[]): readonly Problem[] {
  return store.refuse(
    problems.map(({ path, code, message }) => ({
      path,
      code: problemCodes.find((known) => known === code) ?? 'form.checkFailed',
      message,
    })),
  )
}
