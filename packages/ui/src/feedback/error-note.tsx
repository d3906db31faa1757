import { CircleAlert } from 'lucide-react'
import styles from './error-note.module.css'

/** A refusal, said where it belongs: at the form that was refused. */
export function ErrorNote({ error }: Readonly<{ error: Error | string | null | undefined }>) {
  if (!error) return null
  return (
    <p role="alert" className={styles.note}>
      <CircleAlert aria-hidden="true" />
      <span>{typeof error === 'string' ? error : error.message}</span>
    </p>
  )
}
