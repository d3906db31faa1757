import { useT } from '@signet/i18n/react'
import { Sheet } from '@signet/ui'
import { type ReactNode, useState } from 'react'
import type { Ends } from '../range-value.ts'
import { ChoiceFoot } from './choice-foot.tsx'
import styles from './range-sheet.module.css'

type RangeSheetProps = Readonly<{
  label: string
  start: Ends
  /** How an end reads. */
  textOf: (end: string) => string
  /** The wheels on which the chosen end is turned. */
  wheels: (end: string, onTurn: (end: string) => void) => ReactNode
  /** Ranges that are one press away. */
  presets?: readonly Readonly<{ name: string; ends: Ends }>[]
  onClear: (() => void) | undefined
  onDone: (ends: Ends) => void
  onClose: () => void
}>

/** Two ends, one turned at a time. An end that passes the other takes it along, so that a range never runs backwards. */
export function RangeSheet({ label, start, textOf, wheels, presets = [], ...rest }: RangeSheetProps) {
  const t = useT()
  const [ends, setEnds] = useState(start)
  const [place, setPlace] = useState<0 | 1>(0)
  const finish = (chosen: Ends) => {
    rest.onDone(chosen)
    rest.onClose()
  }
  const turn = (end: string) => setEnds((before) => moved(before, place, end))

  return (
    <Sheet
      title={label}
      onClose={rest.onClose}
      footer={<ChoiceFoot onClear={rest.onClear} onDone={() => finish(ends)} />}
    >
      <div className={styles.range}>
        {presets.length > 0 && <Presets presets={presets} onChoose={finish} />}
        <div className={styles.ends}>
          {([0, 1] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={styles.end}
              aria-pressed={one === place}
              onClick={() => setPlace(one)}
            >
              <span className={styles.name}>{t(one === 0 ? 'form.from' : 'form.to')}</span>
              {textOf(ends[one])}
            </button>
          ))}
        </div>
        {wheels(ends[place], turn)}
      </div>
    </Sheet>
  )
}

type PresetsProps = Pick<Required<RangeSheetProps>, 'presets'> & Readonly<{ onChoose: (ends: Ends) => void }>

function Presets({ presets, onChoose }: PresetsProps) {
  return (
    <div className={styles.presets}>
      {presets.map(({ name, ends }) => (
        <button key={name} type="button" className={styles.preset} onClick={() => onChoose(ends)}>
          {name}
        </button>
      ))}
    </div>
  )
}

function moved([from, to]: Ends, place: 0 | 1, end: string): Ends {
  if (place === 0) return [end, end > to ? end : to]
  return [end < from ? end : from, end]
}
