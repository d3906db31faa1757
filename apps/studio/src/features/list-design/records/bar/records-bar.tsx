import { ImportEntry } from '../importing/import-entry.tsx'
import styles from '../records.module.css'
import type { View } from '../views/queries.ts'
import { ViewsEntry } from '../views/views-entry.tsx'
import { ActionEntries } from './action-entries.tsx'
import { ChosenEntry } from './chosen-entry.tsx'
import { ColumnsEntry } from './columns-entry.tsx'
import { ExportEntry } from './export-entry.tsx'
import { FilterEntry } from './filter-entry.tsx'
import { NewEntry } from './new-entry.tsx'
import { PrintEntry } from './print-entry.tsx'
import { RemoveEntry } from './remove-entry.tsx'
import { WordsEntry } from './words-entry.tsx'

/** What is done with records, beside what narrows the list; each entry knows itself whether it is there. */
const deeds = {
  chosen: ChosenEntry,
  remove: RemoveEntry,
  actions: ActionEntries,
  print: PrintEntry,
  import: ImportEntry,
  export: ExportEntry,
  add: NewEntry,
}

/** What narrows the list, which columns there are, and what can be done with what is chosen. */
export function RecordsBar({ views }: Readonly<{ views: readonly View[] }>) {
  return (
    <div className={styles.bar}>
      <WordsEntry />
      <FilterEntry />
      <ColumnsEntry />
      <ViewsEntry views={views} />
      <span className={styles.gap} />
      {Object.entries(deeds).map(([name, Entry]) => (
        <Entry key={name} />
      ))}
    </div>
  )
}
