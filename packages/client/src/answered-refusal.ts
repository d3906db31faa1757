import { Refusal, type RefusalParams } from '@signet/std'

export type FieldProblem = Readonly<{ path: string; code: string; message: string }>

type Answer = Readonly<{
  /** Of the envelope, or the HTTP status when there was no envelope, or 0 when there was no answer. */
  status: number
  code: string
  message: string
  params?: RefusalParams
  problems?: readonly FieldProblem[]
  requestId?: string
}>

/** A "no" that came over the wire, with the sentence to show as its message. */
export class AnsweredRefusal extends Refusal {
  readonly status: number
  readonly problems: readonly FieldProblem[]
  readonly requestId: string | null

  constructor({ status, code, message, params = {}, problems = [], requestId }: Answer) {
    super(code, params)
    this.message = message
    this.status = status
    this.problems = problems
    this.requestId = requestId ?? null
  }
}
