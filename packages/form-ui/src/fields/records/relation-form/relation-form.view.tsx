import { listed, recordsOf, type relationForm } from '@signet/form/kinds'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { usePlainReading } from '../../../form/plain-reading.ts'
import { useFormContext } from '../../../form/surroundings.ts'
import { useChosen } from '../../../lookup/use-lookup.ts'
import { RowDetails, RowNames } from '../../../rows/row-details.tsx'
import { RowEdit } from '../../../rows/row-edit.tsx'
import styles from './relation-form.module.css'

function RelationFormEdit(props: ControlProps<typeof relationForm>) {
  return <RowEdit {...props} of={recordsOf(props.settings)} />
}

export function RelationFormRead(props: ReadProps<typeof relationForm>) {
  const { openRecord } = useFormContext().environment
  const isPlain = usePlainReading()
  const of = recordsOf(props.settings)
  return (
    <>
      {openRecord && !isPlain ? <Links {...props} /> : <RowNames {...props} of={of} />}
      <RowDetails {...props} of={of} />
    </>
  )
}

/** The names of the records, each as a link. */
function Links({ settings, value }: ReadProps<typeof relationForm>) {
  const { openRecord } = useFormContext().environment
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
