import { useT } from '@signet/i18n/react'
import { Search, X } from 'lucide-react'
import styles from './search-field.module.css'

type SearchFieldProps = Readonly<{ label: string; value: string; onChange: (value: string) => void }>

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const t = useT()
  return (
    <div className={styles.search}>
      <Search className={styles.glass} aria-hidden="true" />
      <input
        type="search"
        enterKeyHint="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('ui.clear')}
          onClick={() => onChange('')}
        >
          <X />
        </button>
      )}
    </div>
  )
}
