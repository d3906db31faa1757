import { useT } from '@signet/i18n/react'
import { Button, Card, ErrorNote, TextField } from '@signet/ui'
import { useState } from 'react'
import { FoundList } from './found-list.tsx'
import { type Knowing, type OpenedLink, useFind } from './queries.ts'
import styles from './short-links.module.css'

type PublicQueryProps = Readonly<{ asks: OpenedLink['asks']; knowing: Knowing }>

/** Asks for the exact values of some fields, and shows what of the records is public. */
export function PublicQuery({ asks, knowing }: PublicQueryProps) {
  const t = useT()
  const find = useFind(knowing)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})

  return (
    <>
      <Card title={t('short-links.queryTitle')}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            find.mutate(values)
          }}
        >
          <p className={styles.hint}>{t('short-links.queryHint')}</p>
          {asks.map(({ key, label }) => (
            <TextField
              key={key}
              label={label}
              value={values[key] ?? ''}
              onChange={(value) => setValues({ ...values, [key]: value })}
              autoComplete="off"
              required
            />
          ))}
          <ErrorNote error={find.error} />
          <Button type="submit" tone="primary" isWide isBusy={find.isPending}>
            {t('short-links.find')}
          </Button>
        </form>
      </Card>
      {find.data && <FoundList records={find.data.list} />}
    </>
  )
}
