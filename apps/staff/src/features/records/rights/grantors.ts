import { useT } from '@signet/i18n/react'
import type { RightsHelp } from './queries.ts'

/** The names of those who can grant, as one text. */
export function useGrantors({ grantors }: Pick<RightsHelp, 'grantors'>): string {
  const t = useT()
  return grantors.map(({ name }) => name).join(t('records.and'))
}
