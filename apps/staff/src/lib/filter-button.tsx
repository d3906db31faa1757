import { IconButton } from '@signet/ui'
import { SlidersHorizontal } from 'lucide-react'
import styles from './filter-button.module.css'

type FilterButtonProps = Readonly<{
  /** Says how much is set, for those who do not see the number. */
  label: string
  count: number
  onPress: () => void
}>

/** Opens what narrows a list, and shows how much of it is set. */
export function FilterButton({ label, count, onPress }: FilterButtonProps) {
  return (
    <span className={styles.filter}>
      <IconButton label={label} icon={<SlidersHorizontal />} aria-haspopup="dialog" onClick={onPress} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  )
}
