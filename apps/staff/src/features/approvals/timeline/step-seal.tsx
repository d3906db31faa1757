import { useT } from '@signet/i18n/react'
import type { StepPerson } from '../queries.ts'
import styles from './step-seal.module.css'

/** The seal of a decision as it was then, and whether the decision still counts. */
export function StepSeal({ seal }: Readonly<{ seal: NonNullable<StepPerson['seal']> }>) {
  const t = useT()
  const { name, picture, isWithdrawn } = seal
  return (
    <figure className={styles.seal} data-withdrawn={isWithdrawn || undefined}>
      {picture && <img src={picture} alt="" />}
      <figcaption>
        {t(isWithdrawn ? 'approvals.seal.withdrawn' : 'approvals.seal.given', { seal: name })}
      </figcaption>
    </figure>
  )
}
