import type { LocalizedText } from '@signet/form'
import { affixesOf, type NumberSettings, ownAmount, readableDecimal } from '@signet/form/kinds'
import { useFormats } from '@signet/i18n/react'
import styles from '../../../controls/control.module.css'
import { useFormContext } from '../../../form/surroundings.ts'
import { useSignal } from '../../../form/use-signal.ts'
import { useWords } from '../../../form/use-speaker.ts'

type AmountLook = Readonly<{
  places: number | undefined
  thousands: boolean
  prefix: LocalizedText
  unit: LocalizedText
  capitals: boolean
  currency?: NumberSettings['currency']
}>

/** A number for reading: prefix, separators, decimals and unit, with the capitals below. */
export function Amount({ value, look }: Readonly<{ value: string | null; look: AmountLook }>) {
  const words = useWords()
  if (value === null) return null

  const { prefix, unit } = affixesOf(look)
  const text = [words(prefix), readableDecimal(value, look), words(unit)].filter(Boolean).join(' ')
  return (
    <>
      <span className={styles.figures}>{text}</span>
      {look.capitals && <CapitalsNote amount={value} currency={look.currency} />}
    </>
  )
}

/** The amount in Chinese capitals, as on a cheque. */
export function CapitalsNote({
  amount,
  currency,
}: Readonly<{ amount: string | null; currency: NumberSettings['currency'] }>) {
  const formats = useFormats()
  return amount === null ? null : <p className={styles.note}>{formats.capitals(amount, currency)}</p>
}

/** The amount of a field in the organization's currency, where it is foreign and its rate is known. */
export function ConvertedNote({ path }: Readonly<{ path: string }>) {
  const { store } = useFormContext()
  const { field, converted } = store.field(path)
  const amount = useSignal(converted)
  return amount === undefined ? null : <output className={styles.note}>{ownAmount(amount, field)}</output>
}
