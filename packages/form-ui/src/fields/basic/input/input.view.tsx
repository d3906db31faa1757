import type { InputSettings, input } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { ScanLine } from 'lucide-react'
import { type HTMLAttributes, lazy, Suspense, useState } from 'react'
import styles from '../../../controls/control.module.css'
import type { ControlProps, FieldView } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'

type InputMode = NonNullable<HTMLAttributes<HTMLElement>['inputMode']>

const keyboards: Partial<Record<NonNullable<InputSettings['format']>, InputMode>> = {
  email: 'email',
  url: 'url',
  mobile: 'tel',
  landline: 'tel',
  digits: 'numeric',
  code: 'numeric',
  number: 'decimal',
  amount: 'decimal',
}

function InputEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof input>) {
  const words = useWords()
  return (
    <div className={styles.box}>
      <input
        id={id}
        className={styles.input}
        value={value}
        maxLength={settings.maxLength}
        placeholder={words(settings.placeholder)}
        inputMode={settings.format && keyboards[settings.format]}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        aria-required={rest.isRequired || undefined}
        aria-invalid={rest.isInvalid || undefined}
        aria-describedby={rest.describedBy}
      />
      {settings.scan && <ScanButton label={rest.label} onFound={onChange} />}
    </div>
  )
}

export const inputView: FieldView<typeof input> = { Edit: InputEdit }

const ScanSheet = lazy(async () => ({
  default: (await import('../../../scan/scan-sheet.view.tsx')).ScanSheet,
}))

type ScanButtonProps = Readonly<{ label: string; onFound: (text: string) => void }>

/** Scans a code into the field; the scanner is loaded on first use. */
function ScanButton({ label, onFound }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const t = useT()
  const found = (text: string) => {
    setOpen(false)
    onFound(text)
  }

  return (
    <>
      <IconButton
        label={t('scan.open', { field: label })}
        icon={<ScanLine />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ScanSheet title={label} onFound={found} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
