import type { RangeEnds } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { type ReactNode, useState } from 'react'
import { ChoiceFoot, ChoiceSurface } from '../choices/choice-surface.tsx'
import styles from './range-sheet.module.css'

export type Preset = Readonly<{ name: string; ends: RangeEnds }>

type RangeSheetProps = Readonly<{
  id: string
  label: string
  takesFocus?: boolean
  start: RangeEnds
  /** Formats an end for reading. */
  textOf: (end: string) => string
  /** Draws the control that changes the selected end. */
  turner: (end: string, onTurn: (end: string) => void) => ReactNode
  /** Ranges offered as shortcuts. */
  presets?: readonly Preset[]
  onClear: (() => void) | undefined
  onDone: (ends: RangeEnds) => void
  onClose: () => void
}>

/**
 * Chooses two ends one after the other. An end that passes the other moves it along, so that a range never runs
 * backwards.
 */
export function RangeSheet({ label, start, textOf, turner, presets = [], ...rest }: RangeSheetProps) {
  const t = useT()
  const [ends, setEnds] = useState(start)
  const [place, setPlace] = useState<0 | 1>(0)
  const finish = (chosen: RangeEnds) => {
    rest.onDone(chosen)
    rest.onClose()
  }
  const turn = (end: string) => setEnds((before) => withEnd(before, place, end))

  return (
    <ChoiceSurface
      id={rest.id}
      title={label}
      takesFocus={rest.takesFocus ?? true}
      onClose={rest.onClose}
      footer={<ChoiceFoot onClear={rest.onClear} onDone={() => finish(ends)} />}
    >
      <div className={sharedStyles.stack3}>
        <Presets presets={presets} onChoose={finish} />
        <div className={sharedStyles.pair}>
          {([0, 1] as const).map((one) => (
            <EndButton
              key={one}
              name={t(one === 0 ? 'form.from' : 'form.to')}
              text={textOf(ends[one])}
              isChosen={one === place}
              onPress={() => setPlace(one)}
            />
          ))}
        </div>
        {turner(ends[place], turn)}
      </div>
    </ChoiceSurface>
  )
}

type EndButtonProps = Readonly<{ name: string; text: string; isChosen: boolean; onPress: () => void }>

function EndButton({ name, text, isChosen, onPress }: EndButtonProps) {
  return (
    <button type="button" className={styles.end} aria-pressed={isChosen} onClick={onPress}>
      <span className={sharedStyles.note}>{name}</span>
      {text}
    </button>
  )
}

type PresetsProps = Readonly<{ presets: readonly Preset[]; onChoose: (ends: RangeEnds) => void }>

/** Ranges offered as shortcuts. */
export function Presets({ presets, onChoose }: PresetsProps) {
  if (presets.length === 0) return null
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

function withEnd([from, to]: RangeEnds, place: 0 | 1, end: string): RangeEnds {
  if (place === 0) return [end, end > to ? end : to]
  return [end < from ? end : from, end]
}
