import type { MouseEvent, ReactNode } from 'react'
import styles from './desk-box.module.css'
import type { ControlProps } from './field-view.ts'
import { glyphs } from './glyphs.desktop.tsx'
import { type Hands, StandIn } from './stand-in.desktop.tsx'

type ChoiceStandInProps = Pick<ControlProps, 'id' | 'isRequired' | 'isInvalid' | 'describedBy'> &
  Readonly<{
    /** What is chosen, in words. */
    chosen: readonly ReactNode[]
    multiple: boolean
    placeholder: string
    sign?: ReactNode
    /** Takes one of several out again, by its place. */
    onTakeOut?: (place: number) => void
    onClear: () => void
    children: ReactNode
  }>

/** Shows what is chosen until somebody wants to choose; then `children` takes over. */
export function ChoiceStandIn(props: ChoiceStandInProps) {
  const { id, children, chosen, isRequired, sign, onClear } = props
  return (
    <StandIn
      light={(handsOf) => (
        <div className={styles.frame}>
          <Box {...props} hands={handsOf(id)} />
          {chosen.length > 0 && !isRequired && <Clear onClear={onClear} />}
          <span className={`${styles.sign} ${styles.arrow}`}>{sign ?? glyphs.down}</span>
        </div>
      )}
    >
      {children}
    </StandIn>
  )
}

function Box({ hands, ...props }: ChoiceStandInProps & Readonly<{ hands: Hands }>) {
  const { id, multiple, chosen, placeholder } = props
  return (
    <button
      type="button"
      role="combobox"
      id={id}
      className={multiple ? `${styles.box} ${styles.several}` : styles.box}
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-required={props.isRequired || undefined}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      {...hands}
    >
      {chosen.length === 0 && <span className={`${styles.words} ${styles.placeholder}`}>{placeholder}</span>}
      {multiple ? <Several {...props} /> : chosen[0] && <span className={styles.words}>{chosen[0]}</span>}
    </button>
  )
}

function Several({ chosen, onTakeOut }: Pick<ChoiceStandInProps, 'chosen' | 'onTakeOut'>) {
  return chosen.map((words, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no state, and the place is what is taken out
    <span key={place} className={styles.chosen}>
      <span className={styles.words}>{words}</span>
      {onTakeOut && (
        <span
          className={styles.take}
          aria-hidden="true"
          onClick={(event) => alone(event, () => onTakeOut(place))}
        >
          {glyphs.remove}
        </span>
      )}
    </span>
  ))
}

/** For the mouse; with the keyboard it is the real control that is emptied. */
export function Clear({ onClear }: Readonly<{ onClear: () => void }>) {
  return (
    <span
      className={styles.clear}
      aria-hidden="true"
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => alone(event, onClear)}
    >
      {glyphs.clear}
    </span>
  )
}

function alone(event: MouseEvent, act: () => void): void {
  event.stopPropagation()
  act()
}
