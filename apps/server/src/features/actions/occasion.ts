import type { FormPlan, FormValues } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import type { Acting, ReadContext } from '../../cases/acting.ts'

type Launch = Readonly<{ flowId: string; person: string; values: Readonly<Record<string, unknown>> }>

/** What an action may read before it acts, without a transaction. */
export type Question = Readonly<{
  /** The acting person, whose rights apply. */
  acting: ReadContext
  /** The form that formulas refer to. */
  form: Pick<FormPlan, 'scope'>
  values: FormValues
  around: FormulaContext
  /** The people the action is for. */
  people: readonly string[]
  /** Starter of a launched flow unless another is named. */
  starter: string
  /** Replaces the braces in a text by values. */
  fill: (text: string) => string
}>

/** Where and for whom an action acts: a step of a case, or the run of a trigger. */
export type Occasion = Omit<Question, 'acting'> &
  Readonly<{
    acting: Acting
    /**
     * Notifies the people of the action, once each even when repeated. Braces are filled with what each
     * person may see.
     */
    send: (text: string) => Promise<void>
    /** Launches a case in someone's name in the action's transaction; returns its id. */
    launch: (launch: Launch) => Promise<string>
  }>
