import { useT } from '@signet/i18n/react'
import { Button, sharedStyles, useFeedback } from '@signet/ui'
import { useMemo } from 'react'
import { useApp, useClient } from '../../../kit/context/app-context.ts'
import { FormCard } from '../../../kit/forms/form-card.tsx'
import { keptForm, RestoredNote } from '../../../kit/forms/kept-form.tsx'
import { rightsOf, useFilledForm } from '../../../kit/forms/use-filled-form.ts'
import { useFormulaContext } from '../../../kit/forms/use-form-environment.ts'
import { useSubmit } from '../../../kit/forms/use-submit.ts'
import type { OwnRecord } from './queries.ts'

type PersonnelPartProps = Readonly<{ record: OwnRecord; me: string }>

/** What the company keeps about me, as far as I may see it; some of it is mine to change. */
export function PersonnelPart({ record, me }: PersonnelPartProps) {
  const t = useT()
  const context = useFormulaContext(me)
  return (
    <section className={sharedStyles.stack4} aria-label={t('account.personnel')}>
      <h2 className={sharedStyles.title}>{t('account.personnel')}</h2>
      {context && <RecordForm key={record.version} record={record} context={context} />}
    </section>
  )
}

type RecordFormProps = Readonly<{
  record: OwnRecord
  context: NonNullable<ReturnType<typeof useFormulaContext>>
}>

const nothing = { given: 'plain', words: ['plain'] } as const
const empty = {}

function RecordForm({ record, context }: RecordFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { store: device } = useApp()
  const { personnel } = useClient()
  const { version, names } = record
  const isMine = Object.values(record.rights).some((right) => right === 'write')
  const kept = useMemo(
    () => (isMine ? keptForm(device, String(context.me), 'personnel') : undefined),
    [device, context.me, isMine],
  )
  const rights = useMemo(() => rightsOf(record.rights), [record])
  const form = useFilledForm({
    definition: record.form,
    rights,
    values: version > 0 ? record.values : empty,
    context,
    kept,
    beside: nothing,
  })
  const save = useSubmit(form, ({ values }, options) => personnel.saveOwn({ version, values }, options), {
    stage: 'submit',
    touches: 'records',
  })

  return (
    <>
      {form.restoredAt && <RestoredNote at={form.restoredAt} onDiscard={form.discard} />}
      <FormCard
        form={form}
        names={names}
        mode={isMine ? 'edit' : 'read'}
        error={save.error}
        isBusy={save.isPending}
        failures={save.failures}
      />
      {isMine && (
        <Button
          tone="primary"
          isWide
          isBusy={save.isPending}
          onClick={() => save.submit(() => feedback.success(t('account.data.saved')))}
        >
          {t('account.personnel.save')}
        </Button>
      )}
    </>
  )
}
