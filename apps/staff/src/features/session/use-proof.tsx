import type { CallOptions } from '@signet/client'
import { withProof } from '@signet/client/proof'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import styles from './login-page.module.css'

/** Makes calls that may ask this browser for a proof of work, and says while it is worked out. */
export function useProof() {
  const [isWorking, setWorking] = useState(false)
  return {
    isWorking,
    prove: <Answer,>(ask: (options: CallOptions) => Promise<Answer>) =>
      withProof(ask, { onWork: setWorking }),
  }
}

/** Says why it takes a moment; seen only when the moment is long enough to be noticed. */
export function ProofNote({ isWorking }: Readonly<{ isWorking: boolean }>) {
  const t = useT()
  return (
    <p role="status" className={styles.proof} hidden={!isWorking}>
      {isWorking && t('session.proof')}
    </p>
  )
}
