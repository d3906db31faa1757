import { useT } from '@signet/i18n/react'

/** Says what is wrong with rows that were written by hand, before they are sent. */
export function useRowsMistake(): () => never {
  const t = useT()
  return () => {
    throw new Error(t('data-interfaces.rowsMistake'))
  }
}
