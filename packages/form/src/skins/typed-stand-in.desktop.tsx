import type { ReactNode } from 'react'
import { Clear } from './choice-stand-in.desktop.tsx'
import styles from './desk-box.module.css'
import type { ControlProps } from './field-view.ts'
import { StandIn } from './stand-in.desktop.tsx'

type TypedStandInProps = Pick<ControlProps, 'id' | 'isRequired' | 'isInvalid' | 'describedBy'> &
  Readonly<{
    text: string
    placeholder: string
    sign?: ReactNode
    /** Does it offer something below while it is typed into? */
    offers?: boolean
    onClear?: () => void
    children: ReactNode
  }>

/** Shows a text until somebody wants to change it; then `children` takes over. */
export function TypedStandIn({ id, text, placeholder, sign, children, ...props }: TypedStandInProps) {
  const { isRequired, onClear, offers = false } = props
  return (
    <StandIn
      light={(handsOf) => (
        <div className={styles.frame}>
          <input
            type="text"
            id={id}
            className={styles.box}
            autoComplete="off"
            value={text}
            placeholder={placeholder}
            {...(offers ? combobox : {})}
            aria-required={isRequired || undefined}
            aria-invalid={props.isInvalid || undefined}
            aria-describedby={props.describedBy}
            {...handsOf(id)}
            onChange={handsOf(id).onFocus}
          />
          {onClear && text !== '' && !isRequired && <Clear onClear={onClear} />}
          {sign && <span className={styles.sign}>{sign}</span>}
        </div>
      )}
    >
      {children}
    </StandIn>
  )
}

const combobox = {
  role: 'combobox',
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
} as const
