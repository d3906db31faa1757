import type { InterfaceRow } from '@signet/contract'
import type { AutomationAction, Json } from '@signet/flow'
import type { Occasion, Question } from './occasion.ts'

export type ActionNamed<Does extends AutomationAction['does']> = Extract<AutomationAction, { does: Does }>

/** What an action has done: something to note, and values for the form that it is about. */
export type Done = Readonly<{ result?: Json; values?: Readonly<Record<string, unknown>> }>

/**
 * How a kind of action is done. `beforehand` asks the world outside while nothing is locked; `act` works in the
 * transaction that notes it as done, so that what it writes happens exactly once.
 */
export type Doing<Action extends AutomationAction = AutomationAction> = Readonly<{
  beforehand?(question: Question, action: Action): Promise<readonly InterfaceRow[]>
  act(occasion: Occasion, action: Action, rows: readonly InterfaceRow[]): Promise<Done>
}>
