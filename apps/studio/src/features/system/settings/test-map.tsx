import type { Client } from '@signet/client'
import { settingText } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { problemsOf } from './field-problems.ts'
import { type Group, useSettingsMutation } from './queries.ts'
import styles from './settings.module.css'

type TestMapProps = Readonly<{
  value: Group['value']
  secrets: Readonly<Record<string, string>>
}>

/** Asks the sources on screen, before they are saved, and shows what they answer. */
export function TestMap({ value, secrets }: TestMapProps) {
  const t = useT()
  const test = useSettingsMutation((calls, _: undefined) => calls.testMap({ value, secrets }))
  const said = Object.entries(problemsOf(test.error)).map(([path, problem]) =>
    t('settings.testMap.problem', { field: t(settingText('map', path)), problem }),
  )

  return (
    <section className={styles.test} aria-label={t('settings.testMap.title')}>
      <div className={styles.row}>
        <Button loading={test.isPending} onClick={() => test.mutate(undefined)}>
          {t('settings.testMap.send')}
        </Button>
      </div>
      {said.length > 0 && (
        <div role="alert" className={styles.problem}>
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {said.length === 0 && <ErrorNote error={test.error} />}
      {test.data && <MapAnswer {...test.data} />}
    </section>
  )
}

type Answer = Awaited<ReturnType<Client['settings']['testMap']>>

function MapAnswer({ address, tile }: Answer) {
  const t = useT()
  return (
    <div role="status" className={styles.answer}>
      <p>{t('settings.testMap.address', { address })}</p>
      {tile === '' ? (
        <p className={sharedStyles.note}>{t('settings.testMap.drawn')}</p>
      ) : (
        <img src={tile} width={256} height={256} alt={t('settings.testMap.tile')} />
      )}
    </div>
  )
}
