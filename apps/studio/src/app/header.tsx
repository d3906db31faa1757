import type { UserInfo } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Avatar, useSignal } from '@signet/ui'
import { Button, Dropdown, type MenuProps } from 'antd'
import { ChevronDown, LogOut, Smartphone } from 'lucide-react'
import { useApp } from '../kit/context/app-context.ts'
import { LanguageChoice, ThemeChoice } from '../kit/context/look-choices.tsx'
import styles from './header.module.css'
import { useSignOut } from './use-sign-out.ts'

/** Language, theme, and the person who is signed in. */
export function Header({ user }: Readonly<{ user: UserInfo }>) {
  const { look, changeLook } = useApp()
  const current = useSignal(look)

  return (
    <header className={styles.header}>
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
