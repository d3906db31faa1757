import type { RefusalParams } from '@signet/std'
import { z } from 'zod'
import type { KindProblem, ProblemCode } from './problem.ts'

type Context = Readonly<{
  addIssue: (issue: { code: 'custom'; message: string; params: RefusalParams }) => void
}>

/** Inside a kind's schema: refuses with one of our codes, so that the person reads our sentence and not the schema's. */
export function refuseValue(context: Context, code: ProblemCode, params: RefusalParams = {}): typeof z.NEVER {
  context.addIssue({ code: 'custom', message: code, params })
  return z.NEVER
}

/** The first thing that a kind's schema found, as a problem; what the schema says itself is "wrong type". */
export function problemOfIssues({ issues }: z.ZodError): KindProblem {
  const issue = issues.find(({ code }) => code === 'custom')
  if (issue?.code !== 'custom') return { code: 'form.wrongType' }
  const params = (issue.params ?? {}) as RefusalParams
  const code = issue.message as ProblemCode
  return Object.keys(params).length > 0 ? { code, params } : { code }
}
