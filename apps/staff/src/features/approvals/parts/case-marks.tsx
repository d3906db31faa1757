import { useFormats, useT } from '@signet/i18n/react'
import { AppTile, Card, sharedStyles } from '@signet/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useNow } from '../../../kit/context/use-now.ts'
import { type Urgency, UrgencyMark } from '../../../kit/fields/urgency-mark.tsx'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import styles from './subject-card.module.css'
import chipStyles from './urgency-chip.module.css'

/** Few people change the urgency. */
const UrgencySheet = lazyPart(async () => (await import('./urgency-sheet.tsx')).UrgencySheet)

type SubjectCardProps = Readonly<{
  flow: Readonly<{ id: string; name: string; icon: string; iconColor: string }>
  title: string
  note?: ReactNode
  marks?: ReactNode
  children?: ReactNode
}>

/** The subject of a page: the application's icon, the title, and the status. */
export function SubjectCard({ flow, title, note, marks, children }: SubjectCardProps) {
  return (
    <Card label={title}>
      <div className={styles.subject}>
        <AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={40} />
        <div className={sharedStyles.grow}>
          <h2 className={styles.title}>{title}</h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
      {marks && <div className={styles.marks}>{marks}</div>}
      {children}
    </Card>
  )
}

type UrgencyChipProps = Readonly<{ value: Urgency; onChange: (urgency: Urgency) => void }>

/** The urgency, with a way to change it. */
export function UrgencyChip({ value, onChange }: UrgencyChipProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const choose = (urgency: Urgency) => {
    onChange(urgency)
    setOpen(false)
  }

  return (
    <>
      <button
        type="button"
        className={chipStyles.chip}
        aria-haspopup="dialog"
        aria-label={t('approvals.urgency.change', { urgency: t(`flow.urgency.${value}`) })}
        onClick={() => setOpen(true)}
      >
        <UrgencyMark urgency={value} />
        <ChevronDown className={chipStyles.arrow} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <UrgencySheet value={value} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type WhenProps = Readonly<{ at: string; className?: string | undefined; isRelative?: boolean }>

/** A time in words; the exact one on hover or long press. */
export function When({ at, className, isRelative = false }: WhenProps) {
  const formats = useFormats()
  const now = useNow()
  return (
    <time className={className} dateTime={at} title={formats.dateTime(at)}>
      {isRelative ? formats.relative(at, now) : formats.near(at, now)}
    </time>
  )
}
