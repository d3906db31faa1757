import { IconButton } from '@signet/ui'
import { SlidersHorizontal } from 'lucide-react'
import styles from './filter-button.module.css'

type FilterButtonProps = Readonly<{
  /** The label includes the number, for screen readers. */
  label: string
  count: number
  onPress: () => void
}>

/** Opens the filters and shows how many are set. */
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
