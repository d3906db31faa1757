import { useT } from '@signet/i18n/react'
import { Avatar, Cell, CellGroup, Empty, PageState } from '@signet/ui'
import { Network } from 'lucide-react'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { cardHref } from '../../../kit/links/contact-href.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useColleagues, usePosts } from './queries.ts'

/** Where I am in the company, and who works with me there. */
export function OrganizationPage() {
  const t = useT()
  const posts = usePosts()
  const { data: user } = useCurrentUser()
  const organizeId = user?.userInfo.organizeId ?? ''

  return (
    <StackPage title={t('account.organization')} onRefresh={() => posts.refetch()}>
      <PageState
        query={posts}
        isEmpty={(list) => list.length === 0}
        empty={
          <Empty
            icon={<Network />}
            title={t('account.identity.none')}
            hint={t('account.identity.noneHint')}
          />
        }
      >
        {(list) => (
          <CellGroup title={t('account.organization.posts')}>
            {list.map(({ id, fullName, orgTreeName, managerName, isDefault }) => (
              <Cell
                key={id}
                title={fullName}
                note={
                  <>
                    {orgTreeName}
                    {managerName && (
                      <>
                        <br />
                        {t('account.organization.head', { name: managerName })}
                      </>
                    )}
                  </>
                }
                value={isDefault && list.length > 1 && t('account.organization.major')}
              />
            ))}
          </CellGroup>
        )}
      </PageState>
      {organizeId !== '' && <Colleagues organizeId={organizeId} me={user?.userInfo.userId ?? ''} />}
    </StackPage>
  )
}

function Colleagues({ organizeId, me }: Readonly<{ organizeId: string; me: string }>) {
  const t = useT()
  const colleagues = useColleagues(organizeId)
  return (
    <PageState query={colleagues} isEmpty={(list) => list.every(({ id }) => id === me)} empty={null}>
      {(list) => (
        <CellGroup title={t('account.organization.colleagues')}>
          {list
            .filter(({ id }) => id !== me)
            .map(({ id, realName, headIcon, position }) => (
              <Cell
                key={id}
                icon={<Avatar id={id} name={realName} src={headIcon} size={32} />}
                title={realName}
                href={cardHref(id)}
                note={position}
              />
            ))}
        </CellGroup>
      )}
    </PageState>
  )
}
