import type { Through } from '@signet/client'
import type { FormStore, Names } from '@signet/form'
import { FormView } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { Card, ErrorNote } from '@signet/ui'
import { useEffect, useRef } from 'react'
import styles from './form-card.module.css'
import { useDownloads, useFormEnvironment } from './use-form-environment.ts'

type FormCardProps = Readonly<{
  form: Readonly<{ store: FormStore }>
  names: Names
  /** The flow, case or model that the form belongs to. */
  through?: Through
  /** The path of the record, for the codes on it. */
  recordAddress?: string
  mode: 'edit' | 'read'
  /** Whether files wait on the device while there is no network. */
  keepsFiles?: boolean
  /** A refusal that belongs to no field. */
  error?: Error | null
  isBusy?: boolean
  /** Number of failed attempts to send; each one scrolls to the first problem. */
  failures?: number
}>

/** The form as a card of the page, with refusals above it. */
export function FormCard(props: FormCardProps) {
  const { form, names, through, recordAddress, mode, keepsFiles, error, isBusy = false, failures = 0 } = props
  const t = useT()
  const environment = useFormEnvironment(names, through, recordAddress, { keepsFiles })
  const place = useRef<HTMLDivElement>(null)
  useDownloads(place)
  useEffect(() => {
    if (failures === 0) return
    const summary = place.current?.querySelector<HTMLElement>('[role=alert]')
    summary?.scrollIntoView({ block: 'center' })
    summary?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [failures])

  return (
    <Card label={t('forms.label')}>
      <div ref={place} inert={isBusy}>
        {error && (
          <div className={styles.refused}>
            <ErrorNote error={error} />
          </div>
        )}
        <FormView store={form.store} environment={environment} mode={mode} />
      </div>
    </Card>
  )
}
