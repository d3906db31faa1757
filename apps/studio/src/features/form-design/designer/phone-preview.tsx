import { createFormStore, type FormPlan, type FormStore, rightsAtStart } from '@signet/form'
import { FormView } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { classes, Empty } from '@signet/ui'
import { Button } from 'antd'
import { RotateCcw } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDownloads } from '../use-downloads.ts'
import { useFormEnvironment } from '../use-form-environment.ts'
import { useDesigner } from './designer-context.ts'
import styles from './phone-preview.module.css'
import { useAround } from './use-around.ts'

/** The form on a phone, to try out with real colleagues and real choices. What is typed stays while the form changes. */
export function PhonePreview() {
  const t = useT()
  const { plan } = useDesigner()
  const [trial, setTrial] = useState(0)

  return (
    <section className={styles.side} aria-label={t('form-design.preview')}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('form-design.preview')}</h2>
        <Button size="small" icon={<RotateCcw size={14} />} onClick={() => setTrial(trial + 1)}>
          {t('form-design.preview.again')}
        </Button>
      </div>
      <div className={styles.phone}>
        {plan ? <Trial key={trial} plan={plan} /> : <Empty title={t('form-design.preview.notYet')} />}
      </div>
    </section>
  )
}

function Trial({ plan }: Readonly<{ plan: FormPlan }>) {
  const t = useT()
  const around = useAround()
  const environment = useFormEnvironment()
  const place = useRef<HTMLDivElement>(null)
  useDownloads(place)
  const last = useRef<FormStore>(undefined)
  const store = useMemo(
    () =>
      createFormStore(plan, {
        rights: rightsAtStart(),
        around,
        draft: last.current && fitting(plan, last.current),
      }),
    [plan, around],
  )
  useEffect(() => {
    last.current = store
  }, [store])

  return (
    <div ref={place}>
      <FormView store={store} environment={environment} />
      <Button block className={classes(styles.check)} onClick={() => store.attempt()}>
        {t('form-design.preview.check')}
      </Button>
    </div>
  )
}

/** What was typed, as far as the changed form still knows it. */
function fitting(plan: FormPlan, typed: FormStore) {
  const known = new Set(plan.fields.map(({ key }) => key))
  return Object.fromEntries(Object.entries(typed.values()).filter(([key]) => known.has(key)))
}
