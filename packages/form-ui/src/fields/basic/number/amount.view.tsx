import type { LocalizedText } from '@signet/form'
import { readableDecimal } from '@signet/form/kinds'
import { useFormats } from '@signet/i18n/react'
import styles from '../../../controls/control.module.css'
import { useWords } from '../../../form/use-speaker.ts'

type AmountLook = Readonly<{
  places: number | undefined
  thousands: boolean
  prefix: LocalizedText
  unit: LocalizedText
  capitals: boolean
}>

/** A number for reading: prefix, separators, decimals and unit, with the capitals below. */
export function Amount({ value, look }: Readonly<{ value: string | null; look: AmountLook }>) {
  const words = useWords()
  if (value === null) return null

  const text = [words(look.prefix), readableDecimal(value, look), words(look.unit)].filter(Boolean).join(' ')
  return (
    <>
      <span className={styles.figures}>{text}</span>
      {look.capitals && <CapitalsNote amount={value} />}
    </>
  )
}

/** The amount in Chinese capitals, as on a cheque. */
export function CapitalsNote({ amount }: Readonly<{ amount: string | null }>) {
  const formats = useFormats()
  return amount === null ? null : <p className={styles.note}>{formats.capitals(amount)}</p>
}
