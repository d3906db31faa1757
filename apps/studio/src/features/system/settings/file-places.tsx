import type { Client } from '@signet/client'
import { useFormats, useT } from '@signet/i18n/react'
import { Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { filePlacesQuery, useSettingsMutation } from './queries.ts'
import styles from './settings.module.css'

/** How many files are where, how far their move is, and why some could not move. */
export function FilePlaces() {
  const t = useT()
  const { data, error, refetch } = useQuery(filePlacesQuery(useClient()))
  return (
    <section className={styles.test} aria-label={t('settings.places.title')}>
      <h2 className={styles.title}>{t('settings.places.title')}</h2>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data && <Places {...data} />}
    </section>
  )
}

type Shown = Awaited<ReturnType<Client['settings']['filePlaces']>>

function Places({ places, waiting, failed, reason }: Shown) {
  const t = useT()
  const formats = useFormats()
  const misplaced = places.reduce((sum, { isChosen, files }) => sum + (isChosen ? 0 : files), 0)
  const isRemote = places.some(({ name, isChosen }) => isChosen && name !== '')
  return (
    <>
      <ul className={styles.history}>
        {places.map(({ name, isChosen, files, bytes }) => (
          <li key={name} className={styles.place}>
            <span className={isChosen ? sharedStyles.strong : ''}>{name || t('settings.places.folder')}</span>{' '}
            <span className={sharedStyles.weak}>
              {t('settings.places.use', { count: files, size: formats.fileSize(bytes) })}
            </span>
          </li>
        ))}
      </ul>
      <Progress waiting={waiting} misplaced={misplaced} />
      {failed > 0 && (
        <p className={sharedStyles.note}>{t('settings.places.failed', { count: failed, reason })}</p>
      )}
      {misplaced + failed > 0 && <MoveNow />}
      {isRemote && <p className={sharedStyles.note}>{t('settings.places.hint')}</p>}
    </>
  )
}

function Progress({ waiting, misplaced }: Readonly<{ waiting: number; misplaced: number }>) {
  const t = useT()
  if (waiting > 0) return <p role="status">{t('settings.places.waiting', { count: waiting })}</p>
  if (misplaced > 0) return <p role="status">{t('settings.places.misplaced', { count: misplaced })}</p>
  return <p role="status">{t('settings.places.settled')}</p>
}

function MoveNow() {
  const t = useT()
  const move = useSettingsMutation((calls, _: undefined) => calls.moveFiles())
  return (
    <Button loading={move.isPending} onClick={() => move.mutate(undefined)}>
      {t('settings.places.move')}
    </Button>
  )
}
