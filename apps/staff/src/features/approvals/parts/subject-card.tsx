import { AppTile, Card } from '@signet/ui'
import type { ReactNode } from 'react'
import styles from './subject-card.module.css'

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
