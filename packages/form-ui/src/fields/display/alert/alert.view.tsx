import type { AlertSettings, alert } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import type { DisplayView, ShowProps } from '../../../form/field-view.ts'
import { useWords } from '../../../form/use-speaker.ts'
import styles from './alert.module.css'

const icons: Readonly<Record<AlertSettings['tone'], LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
}

/** Announced when a rule shows it. Its meaning is also given as text, not by color alone. */
function AlertShow({ settings, label }: ShowProps<typeof alert>) {
  const { tone, description, closable } = settings
  const [isClosed, setIsClosed] = useState(false)
  const t = useT()
  const words = useWords()
  const Icon = icons[tone]
  if (isClosed) return null

  return (
    <div className={styles.alert} data-tone={tone}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div role="status" className={sharedStyles.growText}>
        <p className={styles.title}>
          <span className="visually-hidden">{t(`alert.tone.${tone}`)} </span>
          {label}
        </p>
        {words(description) !== '' && <p className={styles.description}>{words(description)}</p>}
      </div>
      {closable && <CloseButton label={label} onPress={() => setIsClosed(true)} />}
    </div>
  )
}

type CloseButtonProps = Pick<ShowProps<typeof alert>, 'label'> & Readonly<{ onPress: () => void }>

function CloseButton({ label, onPress }: CloseButtonProps) {
  const t = useT()
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={t('alert.close', { title: label })}
      onClick={onPress}
    >
      <X aria-hidden="true" />
    </button>
  )
}

export const alertView: DisplayView<typeof alert> = { Show: AlertShow }
