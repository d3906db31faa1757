import type { InterfaceRow } from '@signet/contract'
import type { AutomationAction, Json } from '@signet/flow'
import type { Occasion, Question } from './occasion.ts'

export type ActionNamed<Does extends AutomationAction['does']> = Extract<AutomationAction, { does: Does }>

/** Result of an action: a log entry, and values for its form. */
export type ActionResult = Readonly<{ result?: Json; values?: Readonly<Record<string, unknown>> }>

/**
 * Performs a kind of action. `beforehand` calls outside without locks; `act` works in the transaction that
 * records the action, so that its writes happen exactly once.
 */
export type ActionRunner<Action extends AutomationAction = AutomationAction> = Readonly<{
  beforehand?(question: Question, action: Action): Promise<readonly InterfaceRow[]>
  act(occasion: Occasion, action: Action, rows: readonly InterfaceRow[]): Promise<ActionResult>
}>
