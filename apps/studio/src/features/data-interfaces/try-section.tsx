import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { Button, Input } from 'antd'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { FieldPair } from '../../shell/field-pair.tsx'
import { Labelled } from '../../shell/labelled.tsx'
import { Section } from '../../shell/section.tsx'
import { type Draft, questionOf } from './interface-draft.ts'
import { useInterfaceTrial } from './queries.ts'
import { RowTable } from './row-table.tsx'
import styles from './try-section.module.css'
import { useRowsMistake } from './use-rows-mistake.ts'

type TrySectionProps = Readonly<{ id?: string; draft: Draft }>

/** Asks as the form stands now, saved or not, and shows what comes back. */
export function TrySection({ id, draft }: TrySectionProps) {
  const t = useT()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const mistake = useRowsMistake()
  const trial = useInterfaceTrial(async (calls, _: undefined) => {
    const paramList = Object.entries(values).map(([field, defaultValue]) => ({ field, defaultValue }))
    return calls.tryOut({ ...(id && { id }), ...(questionOf(draft) ?? mistake()), paramList })
  })
  const asked = draft.parameters.filter(({ source, name }) => source === 'caller' && name !== '')

  return (
    <Section title={t('data-interfaces.try')}>
      <div className={styles.trial}>
        {asked.length > 0 && (
          <FieldPair>
            {asked.map(({ name, label, default: usual }) => (
              <Labelled key={name} label={label || name}>
                {(inputId) => (
                  <Input
                    id={inputId}
                    placeholder={usual}
                    value={values[name] ?? ''}
                    onChange={({ target }) => setValues({ ...values, [name]: target.value })}
                  />
                )}
              </Labelled>
            ))}
          </FieldPair>
        )}
        <span className={styles.run}>
          <Button
            icon={<Play size={16} aria-hidden />}
            loading={trial.isPending}
            onClick={() => trial.mutate(undefined)}
          >
            {t('data-interfaces.tryNow')}
          </Button>
          <output>
            {trial.data &&
              t('data-interfaces.tried', {
                total: trial.data.total,
                milliseconds: trial.data.milliseconds,
              })}
          </output>
        </span>
        <ErrorNote error={trial.error} />
        {trial.data && <RowTable rows={trial.data.rows} columns={draft.columns} />}
      </div>
    </Section>
  )
}
