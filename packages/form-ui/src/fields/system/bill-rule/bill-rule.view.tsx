import type { billRule } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { useEffect, useState } from 'react'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { Nothing } from '../../../form/nothing.tsx'
import { useFormContext } from '../../../form/surroundings.ts'
import styles from './bill-rule.module.css'

function BillRuleRead({ value }: ReadProps<typeof billRule>) {
  return <span className={styles.number}>{value}</span>
}

/** Shows the reserved number. Rows may need several, so there it only says when the number is assigned. */
function ReservedNumber({ path, settings: { rule } }: ReadProps<typeof billRule>) {
  const { mode } = useFormContext()
  const t = useT()
  const number = useReservedNumber(mode === 'edit' && !path.includes('.') ? rule : '')
  if (mode === 'read') return <Nothing />
  if (number === undefined) return <span className={styles.later}>{t('form.filledOnSave')}</span>

  return (
    <span className={styles.reserved}>
      <span className={styles.number}>{number}</span>
      <span className={styles.later}>{t('bill-rule.reserved')}</span>
    </span>
  )
}

/** Returns the reserved number, or undefined until the form is saved when it cannot be loaded. */
function useReservedNumber(rule: string): string | undefined {
  const { environment } = useFormContext()
  const [number, setNumber] = useState<string>()
  const { billNumber } = environment

  useEffect(() => {
    if (rule === '' || !billNumber) return
    let isCurrent = true
    billNumber(rule).then(
      (kept) => isCurrent && setNumber(kept),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [rule, billNumber])

  return number
}

export const billRuleView: FieldView<typeof billRule> = {
  Edit: BillRuleRead,
  Read: BillRuleRead,
  Empty: ReservedNumber,
}
