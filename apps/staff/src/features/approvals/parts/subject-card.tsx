import { AppTile, Card } from '@signet/ui'
import type { ReactNode } from 'react'
import styles from './subject-card.module.css'

type SubjectCardProps = Readonly<{
  flow: Readonly<{ id: string; name: string; icon: string; iconColor: string }>
  title: string
  /** Who and when. */
  note?: ReactNode
  marks?: ReactNode
  children?: ReactNode
}>

/** What the page is about: the face of the application, its title, and how it stands. */
export function SubjectCard({ flow, title, note, marks, children }: SubjectCardProps) {
  return (
    <Card label={title}>
      <div className={styles.subject}>
        <AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={40} />
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
      {marks && <div className={styles.marks}>{marks}</div>}
      {children}
    </Card>
  )
}
