import type { Reader } from '@signet/db'
import { findRule } from './bill-rule-store.ts'
import type { NumberingRule } from './take-bill-numbers.ts'

/** Returns a rule by its code. Refuses `billRules.notFound`. */
export async function namedRule(tx: Reader, code: string): Promise<NumberingRule> {
  const { id: key, settings } = await findRule(tx, code)
  return { key, settings }
}
