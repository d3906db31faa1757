import { useT } from '@signet/i18n/react'
import { useState } from 'react'

/** What must be chosen in controls that the browser does not check: `problemOf` says it once somebody tried to save. */
export function useMissing() {
  const t = useT()
  const [isTried, setTried] = useState(false)
  return {
    problemOf: (value: string) => (isTried && value === '' ? t('studio.problem.missing') : undefined),
    whenGiven: (values: readonly string[], send: () => void) => {
      setTried(true)
      if (values.every((value) => value !== '')) send()
    },
  }
}
