import { useT } from '@signet/i18n/react'
import type { ReactNode } from 'react'
import { Clear } from './choice-stand-in.desktop.tsx'
import styles from './desk-box.module.css'
import { EndLabels } from './end-labels.tsx'
import type { ControlProps } from './field-view.ts'
import { glyphs } from './glyphs.desktop.tsx'
import { type Hands, StandIn } from './stand-in.desktop.tsx'

type RangeStandInProps = Pick<ControlProps, 'id' | 'isRequired' | 'isInvalid' | 'describedBy'> &
  Readonly<{
    /** How both ends read; nothing while there is no range. */
    ends: readonly string[]
    sign: ReactNode
    onClear: () => void
    children: ReactNode
  }>

/** Shows both ends of a range until somebody wants to change one; then `children` takes over. */
export function RangeStandIn({ id, ends, sign, onClear, children, ...rest }: RangeStandInProps) {
  const t = useT()
  return (
    <>
      <EndLabels from={id} to={`${id}-to`} />
      <StandIn
        light={(handsOf) => (
          <div className={styles.frame}>
            <div className={`${styles.box} ${styles.ends}`} data-invalid={rest.isInvalid || undefined}>
              <End {...rest} id={id} text={ends[0]} placeholder={t('form.from')} hands={handsOf(id)} />
              <span className={styles.between}>{glyphs.to}</span>
              <End
                {...rest}
                id={`${id}-to`}
                text={ends[1]}
                placeholder={t('form.to')}
                hands={handsOf(`${id}-to`)}
              />
            </div>
            {ends.length > 0 && !rest.isRequired && <Clear onClear={onClear} />}
            <span className={styles.sign}>{sign}</span>
          </div>
        )}
      >
        {children}
      </StandIn>
    </>
  )
}

type EndProps = Pick<ControlProps, 'id' | 'isRequired' | 'isInvalid' | 'describedBy'> &
  Readonly<{ text: string | undefined; placeholder: string; hands: Hands }>

function End({ id, text = '', placeholder, hands, ...rest }: EndProps) {
  return (
    <input
      type="text"
      id={id}
      className={styles.line}
      autoComplete="off"
      value={text}
      placeholder={placeholder}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
      aria-describedby={rest.describedBy}
      {...hands}
      onChange={hands.onFocus}
    />
  )
}
