import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Empty, PageState } from '@signet/ui'
import { Link2Off } from 'lucide-react'
import { PasswordForm } from './password-form.tsx'
import type { useLink } from './queries.ts'

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

/** While it loads, when it asks for a password, and when it opens nothing any more. */
export function NotOpened({ query, link, onPass }: NotOpenedProps) {
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
