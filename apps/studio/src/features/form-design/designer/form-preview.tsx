import { createFormStore, type FormPlan, type FormStore, rightsAtStart } from '@signet/form'
import { FormView } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { classes, Empty } from '@signet/ui'
import { Button, Segmented } from 'antd'
import { RotateCcw } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  useDownloads,
  useFormEnvironment,
  useFormulaContext,
} from '../../../kit/context/use-form-environment.ts'
import { useDesigner } from './designer-context.ts'
import styles from './form-preview.module.css'

export type PreviewWidth = 'phone' | 'desktop'

type FormPreviewProps = Readonly<{ width: PreviewWidth; onWidth: (width: PreviewWidth) => void }>

/** The form as staff see it, on a phone or desktop. Input is kept when the form changes. */
export function FormPreview({ width, onWidth }: FormPreviewProps) {
  const t = useT()
  const { plan } = useDesigner()
  const [trial, setTrial] = useState(0)

  return (
    <section className={styles.side} aria-label={t('form-design.preview')}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('form-design.preview')}</h2>
        <Segmented
          size="small"
          aria-label={t('form-design.preview.width')}
          value={width}
          options={widths.map((value) => ({ value, label: t(`form-design.gallery.${value}`) }))}
          onChange={onWidth}
        />
        <Button size="small" icon={<RotateCcw size={14} />} onClick={() => setTrial(trial + 1)}>
          {t('form-design.preview.again')}
        </Button>
      </div>
      <div className={styles.device} data-device={width}>
        {plan ? (
          <TrialForm key={trial} plan={plan} width={width} />
        ) : (
          <Empty title={t('form-design.preview.notYet')} />
        )}
      </div>
    </section>
  )
}

const widths: readonly PreviewWidth[] = ['phone', 'desktop']

function TrialForm({ plan, width }: Readonly<{ plan: FormPlan; width: PreviewWidth }>) {
  const t = useT()
  const context = useFormulaContext()
  const environment = useFormEnvironment()
  const place = useRef<HTMLDivElement>(null)
  useDownloads(place)
  const last = useRef<FormStore>(undefined)
  const store = useMemo(
    () =>
      createFormStore(plan, {
        rights: rightsAtStart(),
        context,
        draft: last.current && keepFittingValues(plan, last.current),
      }),
    [plan, context],
  )
  useEffect(() => {
    last.current = store
  }, [store])

  return (
    <div ref={place}>
      <FormView store={store} environment={environment} pointer={width === 'phone' ? 'coarse' : 'fine'} />
      <Button block className={classes(styles.check)} onClick={() => store.attempt()}>
        {t('form-design.preview.check')}
      </Button>
    </div>
  )
}

/** Returns the values of fields that the changed form still has. */
function keepFittingValues(plan: FormPlan, typed: FormStore) {
  const known = new Set(plan.fields.map(({ key }) => key))
  return Object.fromEntries(Object.entries(typed.values()).filter(([key]) => known.has(key)))
}
