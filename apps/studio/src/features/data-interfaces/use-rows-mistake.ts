import { useT } from '@signet/i18n/react'

/** Reports an error in the static rows before they are sent. */
export function useRowsMistake(): () => never {
  const t = useT()
  return () => {
    throw new Error(t('data-interfaces.rowsMistake'))
  }
}
