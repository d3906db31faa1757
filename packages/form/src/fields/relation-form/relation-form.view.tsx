import { listed } from '../../one-or-several.ts'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { usePlainReading } from '../../skins/plain-reading.ts'
import { RowDetails } from '../../skins/row-details.tsx'
import { RowEdit } from '../../skins/row-edit.tsx'
import { RowNames } from '../../skins/row-names.tsx'
import { useSurroundings } from '../../skins/surroundings.ts'
import { useChosen } from '../../skins/use-lookup.ts'
import styles from './relation-form.module.css'
import { recordsOf, type relationForm } from './relation-form.ts'

function RelationFormEdit(props: ControlProps<typeof relationForm>) {
  return <RowEdit {...props} of={recordsOf(props.settings)} />
}

export function RelationFormRead(props: ReadProps<typeof relationForm>) {
  const { openRecord } = useSurroundings().environment
  const isPlain = usePlainReading()
  const of = recordsOf(props.settings)
  return (
    <>
      {openRecord && !isPlain ? <Links {...props} /> : <RowNames {...props} of={of} />}
      <RowDetails {...props} of={of} />
    </>
  )
}

/** Each record by its name, which leads to it. */
function Links({ settings, value }: ReadProps<typeof relationForm>) {
  const { openRecord } = useSurroundings().environment
  const records = useChosen(recordsOf(settings), listed(value))
  return (
    <span className={styles.records}>
      {records.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.record}
          onClick={() => openRecord?.({ model: settings.model, id })}
        >
          {name}
        </button>
      ))}
    </span>
  )
}

export const relationFormView: FieldView<typeof relationForm> = {
  Edit: RelationFormEdit,
  Read: RelationFormRead,
  columnWidth: () => 200,
}
