import { mostCounted } from '@signet/contract'
import { useT } from '@signet/i18n/react'

/** How many rows a list has, as far as they are counted. */
export function ListTotal({ total }: Readonly<{ total: number }>) {
  const t = useT()
  return total > mostCounted
    ? t('studio.list.totalOver', { most: mostCounted })
    : t('studio.list.total', { total })
}
