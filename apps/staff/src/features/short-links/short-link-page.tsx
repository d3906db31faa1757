import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Button, Card, Empty, ErrorNote, Page, PageState, sharedStyles, TextField } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { Link2Off, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTitle } from '../../kit/pages/stack-page.tsx'
import { LanguageChooser } from '../session/index.ts'
import { PasswordForm, PublicForm } from './public-form.tsx'
import { type LinkAccess, type OpenedLink, type PublicRecords, useFind, useLink } from './queries.ts'
import styles from './short-links.module.css'

/** The page of a public link: a form to fill in, or a query for records. */
export function ShortLinkPage() {
  const t = useT()
  const { link } = useSearch({ strict: false })
  const [pass, setPass] = useState<string>()
  const knowing: LinkAccess = { link: link || '-', ...(pass !== undefined && { pass }) }
  const opened = useLink(knowing)
  const { data } = opened
  const title = data?.name ?? t('short-links.pageTitle')
  useTitle(title)

  if (data?.purpose === 'form') return <PublicForm opened={data} knowing={knowing} />
  return (
    <Page title={title} actions={<LanguageChooser />}>
      {data ? (
        <PublicQuery asks={data.asks} knowing={knowing} />
      ) : (
        <NotOpened query={opened} link={knowing.link} onPass={setPass} />
      )}
    </Page>
  )
}

type NotOpenedProps = Readonly<{
  query: ReturnType<typeof useLink>
  link: string
  onPass: (pass: string) => void
}>

const closed: readonly string[] = [
  'shortLinks.notFound',
  'shortLinks.expired',
  'shortLinks.usedUp',
  'shortLinks.paused',
]

/** The link while loading, while it asks for a password, and when it no longer works. */
function NotOpened({ query, link, onPass }: NotOpenedProps) {
  const t = useT()
  const { error, refetch } = query
  const code = error instanceof AnsweredRefusal ? error.code : ''
  if (code === 'shortLinks.passwordNeeded') return <PasswordForm link={link} onPass={onPass} />
  if (closed.includes(code))
    return (
      <div role="alert">
        <Empty icon={<Link2Off />} title={error?.message ?? ''} hint={t('short-links.closedHint')} />
      </div>
    )
  return <PageState query={{ data: undefined, error, refetch }}>{() => null}</PageState>
}

type PublicQueryProps = Readonly<{ asks: OpenedLink['asks']; knowing: LinkAccess }>

/** Asks for exact values of some fields, and shows the public part of matching records. */
function PublicQuery({ asks, knowing }: PublicQueryProps) {
  const t = useT()
  const find = useFind(knowing)

  return (
    <>
      <Card title={t('short-links.queryTitle')}>
        <QueryForm asks={asks} find={find} />
      </Card>
      {find.data && <RecordResults records={find.data.list} />}
    </>
  )
}

type QueryFormProps = Pick<PublicQueryProps, 'asks'> & Readonly<{ find: ReturnType<typeof useFind> }>

function QueryForm({ asks, find }: QueryFormProps) {
  const t = useT()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  return (
    <form
      className={sharedStyles.stack4}
      onSubmit={(event) => {
        event.preventDefault()
        find.mutate(values)
      }}
    >
      <p className={sharedStyles.weak}>{t('short-links.queryHint')}</p>
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
  )
}

function RecordResults({ records }: Readonly<{ records: PublicRecords }>) {
  const t = useT()
  return (
    <section role="status" aria-label={t('short-links.found', { count: records.length })}>
      {records.length === 0 && (
        <Empty icon={<SearchX />} title={t('short-links.nothing')} hint={t('short-links.nothingHint')} />
      )}
      <ul className={styles.found}>
        {records.map(({ lines }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: visitors get no ids, and the list is drawn once
          <li key={at}>
            <Card>
              <dl className={styles.lines}>
                {lines.map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text || t('short-links.emptyValue')}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
