import { useT } from '@signet/i18n/react'
import { Page } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTitle } from '../../lib/use-title.ts'
import { LanguageChooser } from '../session/index.ts'
import { NotOpened } from './not-opened.tsx'
import { PublicForm } from './public-form.tsx'
import { PublicQuery } from './public-query.tsx'
import { type Knowing, useLink } from './queries.ts'

/** What a link opens: a form to fill in, or a question after records. */
export function ShortLinkPage() {
  const t = useT()
  const { link } = useSearch({ strict: false })
  const [pass, setPass] = useState<string>()
  const knowing: Knowing = { link: link || '-', ...(pass !== undefined && { pass }) }
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
