import { useT } from '@signet/i18n/react'
import { Avatar, Cell, CellGroup, PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { textOf } from '../../../kit/links/address.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useCard } from './queries.ts'

/** The contact card of a colleague: the place in the company, and what the company shows of everybody. */
export function CardPage() {
  const t = useT()
  const { id }: { id?: unknown } = useSearch({ strict: false })
  const card = useCard(textOf(id))
  return (
    <StackPage title={t('account.card.title')} onRefresh={() => card.refetch()}>
      <PageState query={card}>
        {({ person, departments, posts, fields }) => (
          <>
            <CellGroup label={person.name}>
              <Cell
                icon={<Avatar id={person.id} name={person.name} src={person.headIcon} size={40} />}
                title={person.name}
                note={posts.join(' · ')}
              />
              <Cell title={t('account.organization')} value={departments.join(' · ') || '—'} />
            </CellGroup>
            {fields.length > 0 && (
              <CellGroup title={t('account.card.more')}>
                {fields.map(({ label, text }) => (
                  <Cell key={label} title={label} value={text} />
                ))}
              </CellGroup>
            )}
          </>
        )}
      </PageState>
    </StackPage>
  )
}

/** The address of somebody's contact card. */
export function cardHref(id: string): string {
  return `/pages/my/userDetail/index?${new URLSearchParams({ id })}`
}
