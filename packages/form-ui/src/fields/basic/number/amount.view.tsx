import type { LocalizedText } from '@signet/form'
import { readableDecimal } from '@signet/form/kinds'

import styles from '../../../controls/control.module.css'
import { useWords } from '../../../form/use-speaker.ts'
import { CapitalsNote } from './capitals-note.view.tsx'

type AmountLook = Readonly<{
  places: number | undefined
  thousands: boolean
  prefix: LocalizedText
  unit: LocalizedText
  capitals: boolean
}>

/** A number to read: prefix, separators, places, unit, and the capitals below. */
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
