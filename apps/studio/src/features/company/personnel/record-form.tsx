import { AnsweredRefusal } from '@signet/client'
import { compileForm, createFormStore, type FormStore, type FormValues, refuseProblems } from '@signet/form'
import { FormView } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { Pencil } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import {
  useDownloads,
  useFormEnvironment,
  useFormulaContext,
} from '../../../kit/context/use-form-environment.ts'
import { type PersonnelRecord, useSavePersonnel } from './queries.ts'

type RecordFormProps = Readonly<{ personId: string; record: PersonnelRecord }>

/** A record to read, and to change after a press on Edit. */
export function RecordForm({ personId, record }: RecordFormProps) {
  const t = useT()
  const [isEdited, setEdited] = useState(false)
  const [trial, setTrial] = useState(0)
  const store = useRecordStore(personId, record, trial)
  const environment = useFormEnvironment(undefined, record.names)
  const place = useRef<HTMLDivElement>(null)
  useDownloads(place)
  const save = useSavePersonnel(personId)
  const submit = () => {
    if (store.attempt().length > 0) return
    save.mutate(
      { version: record.version, values: { ...store.values() } },
      { onSuccess: () => setEdited(false), onError: (error) => showAtFields(store, error) },
    )
  }
  const leave = () => {
    setEdited(false)
    setTrial(trial + 1)
    save.reset()
  }

  return (
    <div ref={place} className={sharedStyles.stack4} inert={save.isPending}>
      <FormView store={store} environment={environment} mode={isEdited ? 'edit' : 'read'} pointer="fine" />
      <ErrorNote error={isOfFields(save.error) ? null : save.error} />
      {isEdited ? (
        <div className={sharedStyles.row2}>
          <Button type="primary" loading={save.isPending} onClick={submit}>
            {t('studio.save')}
          </Button>
          <Button onClick={leave}>{t('studio.cancel')}</Button>
        </div>
      ) : (
        <div className={sharedStyles.row2}>
          <Button icon={<Pencil size={16} aria-hidden />} onClick={() => setEdited(true)}>
            {t('personnel.edit')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The stored values, again from the start for each trial. */
function useRecordStore(personId: string, record: PersonnelRecord, trial: number): FormStore {
  const context = useFormulaContext(personId)
  const plan = useMemo(() => compileForm(record.form), [record.form])
  return useMemo(() => {
    void trial
    const { rights: fields, values, version } = record
    return createFormStore(plan, {
      rights: { otherwise: 'read', fields },
      context,
      // The server has parsed them with the form.
      ...(version > 0 && { values: values as FormValues }),
    })
  }, [plan, record, context, trial])
}

function isOfFields(error: Error | null): error is AnsweredRefusal {
  return error instanceof AnsweredRefusal && error.problems.length > 0
}

function showAtFields(store: FormStore, error: Error): void {
  if (isOfFields(error)) refuseProblems(store, error.problems)
}
