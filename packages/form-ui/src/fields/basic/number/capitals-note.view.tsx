import { useFormats } from '@signet/i18n/react'
import styles from '../../../controls/control.module.css'

/** The amount in Chinese capitals, as on a cheque. */
export function CapitalsNote({ amount }: Readonly<{ amount: string | null }>) {
  const formats = useFormats()
  return amount === null ? null : <p className={styles.note}>{formats.capitals(amount)}</p>
}
