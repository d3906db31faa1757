import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import styles from '../../skins/control.module.css'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useDateText } from '../../skins/use-date-text.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { date } from './date.ts'
import { DateSheet } from './date-sheet.view.tsx'

/** Typed (`2026/1/5`) or spun on wheels. */
function DateEdit(props: ControlProps<typeof date>) {
  const { id, settings, label, isRequired, isInvalid, describedBy, onChange, onLeave } = props
  const { forget, ...text } = useDateText(props)
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
        placeholder={words(settings.placeholder) || t(`date.example.${settings.precision}`)}
        {...text}
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      />
      <IconButton
        label={t('date.pick', { field: label })}
        icon={<CalendarDays />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <DateSheet
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

export const dateView: FieldView<typeof date> = { Edit: DateEdit }
