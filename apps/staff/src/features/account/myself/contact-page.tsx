import { useT } from '@signet/i18n/react'
import { Avatar, Cell, CellGroup, PageState, sharedStyles } from '@signet/ui'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useContacts } from './queries.ts'

/** Whom to ask: the administrators of the company. */
export function ContactPage() {
  const t = useT()
  const contacts = useContacts()
  return (
    <StackPage title={t('account.contact.title')} onRefresh={() => contacts.refetch()}>
      <PageState query={contacts}>
        {(list) => (
          <>
            <p className={sharedStyles.weak}>{t('account.contact.hint')}</p>
            <CellGroup title={t('account.contact.administrators')}>
              {list.map(({ person: { id, name, headIcon }, organize, position }) => (
                <Cell
                  key={id}
                  icon={<Avatar id={id} name={name} src={headIcon} size={32} />}
                  title={name}
                  note={[position, organize].filter((part) => part !== '').join(' · ')}
                />
              ))}
            </CellGroup>
          </>
        )}
      </PageState>
    </StackPage>
  )
}
