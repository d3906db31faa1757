import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Editing } from './editing.ts'
import styles from './entries-section.module.css'
import { EntryForm } from './entry-form.tsx'
import { EntryTable } from './entry-table.tsx'
import type { Dictionary } from './queries.ts'

/** What a dictionary offers, and the form of the entry that is being changed, in its place. */
export function EntriesSection({ dictionary }: Readonly<{ dictionary: Dictionary }>) {
  const t = useT()
  const [editing, setEditing] = useState<Editing | null>(null)
  const close = () => setEditing(null)

  if (editing)
    return (
      <EntryForm
        key={'entry' in editing ? editing.entry.id : `below ${editing.below}`}
        dictionary={dictionary}
        editing={editing}
        onClose={close}
      />
    )

  return (
    <div className={styles.entries}>
      <EntryTable dictionary={dictionary} onEdit={setEditing} />
      <Button
        className={styles.add ?? ''}
        icon={<Plus size={16} aria-hidden />}
        onClick={() => setEditing({ below: '0' })}
      >
        {t('dictionary.addEntry')}
      </Button>
    </div>
  )
}
