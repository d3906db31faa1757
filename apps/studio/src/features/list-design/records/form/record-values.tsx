import { createFormStore, type FormValues } from '@signet/form'
import { FormView } from '@signet/form/react'
import { useMemo, useRef } from 'react'
import { useAround, useDownloads, useFormEnvironment } from '../../../form-design/index.ts'
import type { OpenedRecord } from '../queries.ts'
import { useRecordsDesk } from '../records-desk.ts'

/** The form of a record, to read. */
export function RecordValues({ record }: Readonly<{ record: OpenedRecord }>) {
  const { config, plan } = useRecordsDesk()
  const around = useAround(record.author.id)
  const environment = useFormEnvironment({ kind: 'model', id: config.id })
  const place = useRef<HTMLDivElement>(null)
  useDownloads(place)
  const store = useMemo(
    () =>
      createFormStore(plan, {
        rights: { otherwise: 'read', fields: record.rights },
        around,
        // The server answers values as the form engine stores them.
        values: record.values as FormValues,
      }),
    [plan, record, around],
  )
  const known = useMemo(() => ({ ...environment, names: record.names }), [environment, record.names])
  return (
    <div ref={place}>
      <FormView store={store} environment={known} mode="read" pointer="fine" />
    </div>
  )
}
