import { containsPattern, type TenantTables } from '@signet/db'
import { expressionBuilder } from 'kysely'

/** Selects the cases whose title or values of the card contain a keyword; Chinese also by pinyin and initials. */
export function casesTitled(keyword: string) {
  const pattern = containsPattern(keyword)
  return expressionBuilder<TenantTables, never>()
    .selectFrom('caseTitle')
    .where((any) => any.or([any('title', 'ilike', pattern), any('words', 'ilike', pattern)]))
    .select('caseId')
}
