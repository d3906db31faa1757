import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import styles from '../../skins/control.module.css'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { useTimeText } from '../../skins/use-time-text.ts'
import type { time } from './time.ts'
import { TimeSheet } from './time-sheet.view.tsx'

/** Typed (`9:30`) or spun on wheels. */
function TimeEdit(props: ControlProps<typeof time>) {
  const { id, settings, label, isRequired, isInvalid, describedBy, onChange, onLeave } = props
  const { forget, ...text } = useTimeText(props)
  const [isOpen, setOpen] = useState(false)
  const t = useT()
  const words = useWords()
  const close = () => {
    setOpen(false)
    onLeave()
  }

  return (
    <div className={styles.box}>
      <input
        id={id}
        className={`${styles.input} ${styles.figures}`}
        inputMode="text"
        autoComplete="off"
        placeholder={words(settings.placeholder) || t(`time.example.${settings.precision}`)}
        {...text}
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      />
      <IconButton label={t('date.pick', { field: label })} icon={<Clock />} onClick={() => setOpen(true)} />
      {isOpen && (
        <TimeSheet
          {...props}
          onChange={(next) => {
            forget()
            onChange(next)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

export const timeView: FieldView<typeof time> = { Edit: TimeEdit }
