import { serverOrigin } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Avatar, Cell, CellGroup, PageState } from '@signet/ui'
import {
  CalendarDays,
  ClipboardList,
  ContactRound,
  FolderOpen,
  IdCard,
  LayoutGrid,
  LifeBuoy,
  Network,
  Palette,
  PanelsTopLeft,
  PenLine,
  Send,
  Settings,
  ShieldCheck,
  Star,
  UserRound,
  UserRoundCheck,
} from 'lucide-react'
import { useCurrentUser } from '../../kit/context/use-current-user.ts'
import { listHref } from '../../kit/links/case-href.ts'
import { TabPage } from '../../kit/pages/stack-page.tsx'
import styles from './my-page.module.css'

export function MyPage({ isActive }: Readonly<{ isActive: boolean }>) {
  const t = useT()
  const user = useCurrentUser()
  const isExternal = user.data?.userInfo.isExternal

  return (
    <TabPage title={t('account.title')} isActive={isActive} onRefresh={() => user.refetch()}>
      <ProfilePart user={user} />
      <CellGroup label={t('account.mine')}>
        <Cell
          icon={<Send />}
          title={t('account.launched')}
          href="/pages/workFlow/flowTodo/index?list=launched"
        />
        <Cell icon={<ClipboardList />} title={t('account.approvals')} href={listHref('pending')} />
        <Cell icon={<Star />} title={t('account.favourites')} href="/pages/workFlow/allAppWorkFlow/index" />
        {!isExternal && <InsideCells />}
        <Cell
          icon={<PenLine />}
          title={t('account.signatures')}
          href="/pages/apply/interPage/signInvokeList"
        />
      </CellGroup>
      <CellGroup label={t('account.account')}>
        <Cell icon={<UserRound />} title={t('account.data.title')} href="/pages/my/personalData/index" />
        {!isExternal && (
          <Cell icon={<Network />} title={t('account.organization')} href="/pages/my/organization/index" />
        )}
        {(user.data?.userInfo.positionIds.length ?? 0) > 1 && (
          <Cell icon={<IdCard />} title={t('account.identity.title')} href="/pages/my/identity/index" />
        )}
      </CellGroup>
      <CellGroup label={t('account.settings.title')}>
        {user.data?.userInfo.appSystemId && (
          <Cell icon={<LayoutGrid />} title={t('account.changeSystem')} href="/pages/my/changeSystem/index" />
        )}
        <Cell
          icon={<ShieldCheck />}
          title={t('account.security.title')}
          href="/pages/my/accountSecurity/index"
        />
        <Cell icon={<Palette />} title={t('account.personal.title')} href="/pages/my/personalSetting/index" />
        {(user.data?.userInfo.administration.areas.length ?? 0) > 0 && (
          <Cell icon={<PanelsTopLeft />} title={t('account.studio')} onPress={openStudio} />
        )}
        <Cell icon={<LifeBuoy />} title={t('account.contact.title')} href="/pages/my/contactUs/index" />
        <Cell icon={<Settings />} title={t('account.settings.title')} href="/pages/my/settings/index" />
      </CellGroup>
    </TabPage>
  )
}

/** Another client of the same server, which the person enters with the same session. */
function openStudio() {
  window.location.assign(`${serverOrigin()}/studio/`)
}

function ProfilePart({ user }: Readonly<{ user: ReturnType<typeof useCurrentUser> }>) {
  const t = useT()
  return (
    <PageState query={user} skeletonRows={1}>
      {({ userInfo }) => (
        <section className={styles.profile} aria-label={t('account.profile')}>
          <Avatar id={userInfo.userId} name={userInfo.userName} src={userInfo.headIcon} size={56} />
          <div className={styles.text}>
            <h2>{userInfo.userName}</h2>
            <p>{[userInfo.positionName, userInfo.organizeName].filter(Boolean).join(' · ')}</p>
            {userInfo.manager && <p>{t('account.manager', { name: userInfo.manager })}</p>}
          </div>
        </section>
      )}
    </PageState>
  )
}

/** What only people of the company have. */
function InsideCells() {
  const t = useT()
  return (
    <>
      <Cell icon={<ContactRound />} title={t('account.contacts')} href="/pages/my/contacts/index" />
      <Cell
        icon={<UserRoundCheck />}
        title={t('account.delegations')}
        href="/pages/workFlow/entrustAgent/index"
      />
      <Cell icon={<CalendarDays />} title={t('account.schedules')} href="/pages/workFlow/schedule/index" />
      <Cell icon={<FolderOpen />} title={t('account.documents')} href="/pages/workFlow/document/index" />
    </>
  )
}
