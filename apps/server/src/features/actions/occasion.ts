import type { FormPlan, FormValues } from '@signet/form'
import type { Around } from '@signet/formula'
import type { Acting, ReadContext } from '../approvals/index.ts'

type Launch = Readonly<{ flowId: string; person: string; values: Readonly<Record<string, unknown>> }>

/** What an action may ask before it is done, without a transaction. */
export type Question = Readonly<{
  /** Who acts, and whose rights count. */
  acting: ReadContext
  /** What formulas are about. */
  form: Pick<FormPlan, 'scope'>
  values: FormValues
  around: Around
  /** Whom the action is for, as they were found. */
  people: readonly string[]
  /** In whose name a flow is launched when nobody is named. */
  starter: string
  /** A text with its braces filled in. */
  fill: (text: string) => string
}>

/** Where and for whom an action is done: a step of a case, or the run of a trigger. */
export type Occasion = Omit<Question, 'acting'> &
  Readonly<{
    acting: Acting
    /**
     * Tells the people of the action, each of them once however often it is done; braces in the text are filled in with
     * what each may see.
     */
    send: (text: string) => Promise<void>
    /** Begins a case in somebody's name, in the transaction of the action; answers its id. */
    launch: (launch: Launch) => Promise<string>
  }>
