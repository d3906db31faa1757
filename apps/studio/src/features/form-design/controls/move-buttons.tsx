import { useT } from '@signet/i18n/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { SmallButton } from '../../../kit/properties/property-row.tsx'

type MoveButtonsProps<Row> = Readonly<{
  rows: readonly Row[]
  at: number
  onChange: (rows: readonly Row[]) => void
}>

/** Buttons that move one row up or down. */
export function MoveButtons<Row>({ rows, at, onChange }: MoveButtonsProps<Row>) {
  const t = useT()
  const moveTo = (to: number) => onChange(rows.toSpliced(at, 1).toSpliced(to, 0, ...rows.slice(at, at + 1)))
  return (
    <>
      <SmallButton
        name={t('form-design.option.up')}
        Icon={ArrowUp}
        isOff={at === 0}
        onPress={() => moveTo(at - 1)}
      />
      <SmallButton
        name={t('form-design.option.down')}
        Icon={ArrowDown}
        isOff={at === rows.length - 1}
        onPress={() => moveTo(at + 1)}
      />
    </>
  )
}
