import type { UserInfo } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Avatar, Empty, Failure, Skeleton, useSignal } from '@signet/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { Button, Dropdown, type MenuProps } from 'antd'
import { ChevronDown, LogOut, Search, ShieldAlert, Smartphone } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { GoToPart } from '../features/go-to/go-to.tsx'
import { useGoToKey } from '../features/go-to/index.ts'
import { isOpenPath, menuFor } from '../kit/commands/menu.ts'
import { useApp } from '../kit/context/app-context.ts'
import { LanguageChoice, ThemeChoice } from '../kit/context/look-choices.tsx'
import { currentUserQuery } from '../kit/context/name-queries.ts'
import { administrationOf, useAdministration } from '../kit/context/use-administration.ts'
import { endsSession } from './create-queries.ts'
import { Navigation } from './navigation.tsx'
import styles from './signed-in.module.css'

/** The frame of every page for administrators; other people get an explanation and a way out. */
export function SignedIn() {
  const t = useT()
  const { data: user, error, refetch } = useQuery(currentUserQuery(useApp()))
  const pathname = useLocation({ select: (location) => location.pathname })
  useFocusBack()
  const [part, setPart] = useState<GoToPart>()
  useGoToKey(useCallback(() => setPart('search'), []))
  if (error && !user) return endsSession(error) ? null : <Failure error={error} onRetry={refetch} />
  if (!user) return <Skeleton />
  if (user.userInfo.administration.areas.length === 0) return <NotAdministrator user={user.userInfo} />
  const isOpen = isOpenPath(pathname, administrationOf(user.userInfo).mayOpen)

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('studio.skip')}
      </a>
      <Navigation />
      <div className={styles.side}>
        <Header user={user.userInfo} onSearch={() => setPart('search')} />
        <main id="content" className={styles.content} tabIndex={-1}>
          {isOpen ? <Outlet /> : <NotYours />}
        </main>
      </div>
      <Suspense>{part && <GoTo part={part} onPart={setPart} />}</Suspense>
    </div>
  )
}

const GoTo = lazy(async () => ({ default: (await import('../features/go-to/go-to.tsx')).GoTo }))

/** Leads to the first page that the person administers. */
export function StartPage() {
  const { mayOpen } = useAdministration()
  const first = menuFor(mayOpen)[0]?.places[0]
  return first ? <Navigate to={first.to} replace /> : <NotYours />
}

/** Shown for a page of an area that the person does not administer. */
function NotYours() {
  const t = useT()
  return <Empty icon={<ShieldAlert />} title={t('studio.notYours.title')} hint={t('studio.notYours.hint')} />
}

/** Shown to a signed-in person without administration rights. */
function NotAdministrator({ user }: Readonly<{ user: UserInfo }>) {
  const t = useT()
  const signOut = useSignOut()
  return (
    <main className={styles.page}>
      <Empty
        icon={<ShieldAlert />}
        title={t('studio.notAdministrator.title')}
        hint={t('studio.notAdministrator.hint', { name: user.userName })}
        action={
          <span className={styles.actions}>
            <Button type="primary" href="/">
              {t('studio.openStaff')}
            </Button>
            <Button onClick={signOut}>{t('studio.signInAsOther')}</Button>
          </span>
        }
      />
    </main>
  )
}

const remembered = 20

/**
 * Returns the focus when a dialog closes, so that keyboard users do not start at the top of the page: to
 * the element that opened it, or to the dialog below.
 */
function useFocusBack() {
  useEffect(() => {
    let places: readonly HTMLElement[] = []
    let dialogs = countDialogs()
    const remember = ({ target }: FocusEvent) => {
      dialogs = countDialogs()
      if (!(target instanceof HTMLElement)) return
      places = [target, ...places.filter((place) => place !== target)].slice(0, remembered)
    }
    const goBack = () => {
      const before = dialogs
      dialogs = countDialogs()
      if (dialogs >= before || document.activeElement !== document.body) return
      places.find((place) => place.isConnected && !place.matches(':disabled'))?.focus()
    }
    /** Each dialog is an own child of the body. */
    const closing = new MutationObserver(goBack)
    closing.observe(document.body, { childList: true })
    addEventListener('focusin', remember)
    return () => {
      closing.disconnect()
      removeEventListener('focusin', remember)
    }
  }, [])
}

const countDialogs = () => document.querySelectorAll('[role="dialog"]').length

/** Language, theme, and the person who is signed in. */
function Header({ user, onSearch }: Readonly<{ user: UserInfo; onSearch: () => void }>) {
  const t = useT()
  const { look, changeLook } = useApp()
  const current = useSignal(look)

  return (
    <header className={styles.header}>
      <Button icon={<Search size={16} aria-hidden />} aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
        {t('studio.list.search')} <kbd className={styles.keys}>Ctrl K</kbd>
      </Button>
      <span className={styles.fill} />
      <LanguageChoice locale={current.locale} onChoose={(locale) => changeLook({ locale })} />
      <ThemeChoice theme={current.theme} onChoose={(theme) => changeLook({ theme })} />
      <Person user={user} />
    </header>
  )
}

function Person({ user: { userId, userName, userAccount, headIcon } }: Readonly<{ user: UserInfo }>) {
  const t = useT()
  const signOut = useSignOut()
  const menu: MenuProps = {
    items: [
      { key: 'account', label: userAccount, disabled: true },
      { type: 'divider' },
      {
        key: 'staff',
        label: <a href="/">{t('studio.openStaff')}</a>,
        icon: <Smartphone size={16} aria-hidden />,
      },
      { key: 'out', label: t('studio.signOut'), icon: <LogOut size={16} aria-hidden />, onClick: signOut },
    ],
  }
  return (
    <Dropdown trigger={['click']} menu={menu}>
      <Button type="text" aria-label={t('studio.account', { name: userName })}>
        <Avatar id={userId} name={userName} src={headIcon} size={24} />
        {userName}
        <ChevronDown size={14} aria-hidden />
      </Button>
    </Dropdown>
  )
}

/** Ends the session here and on the server; an unreachable server does not prevent it. */
function useSignOut(): () => Promise<void> {
  const { client, session } = useApp()
  const queries = useQueryClient()
  const navigate = useNavigate()

  return async () => {
    session.leave()
    const left = await client.session.logout().catch(() => undefined)
    session.clear()
    queries.clear()
    // The provider that opened the session ends its own too.
    if (left) return location.assign(left.url)
    await navigate({ to: '/login' })
  }
}
