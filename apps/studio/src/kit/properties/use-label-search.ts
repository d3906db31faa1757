import { useMatcher } from '@signet/i18n/react'
import { useMemo } from 'react'

type Option = Readonly<{ label?: unknown }>

/** Finds the options of a select by their labels, by pinyin and initials too. */
export function useLabelSearch() {
  const matches = useMatcher()
  return useMemo(
    () => ({
      filterOption: (words: string, option?: Option) => matches(String(option?.label ?? ''), words),
    }),
    [matches],
  )
}
