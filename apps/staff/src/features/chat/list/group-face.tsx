import { UsersRound } from 'lucide-react'
import styles from './chat-list.module.css'

/** The picture of a conversation of several; `size` in pixels. */
export function GroupFace({ size }: Readonly<{ size: number }>) {
  return (
    <span className={styles.group} style={{ width: size, height: size }} aria-hidden="true">
      <UsersRound />
    </span>
  )
}
