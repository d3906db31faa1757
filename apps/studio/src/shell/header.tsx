import type { UserInfo } from '@signet/contract'
import { type Locale, locales, nativeNames } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { Avatar, type Look, themes } from '@signet/ui'
import { Button, Dropdown, type MenuProps } from 'antd'
import { ChevronDown, Languages, LogOut, Moon, Smartphone, Sun, SunMoon } from 'lucide-react'
import { useDesk } from './desk.ts'
import styles from './header.module.css'
import { useSignOut } from './use-sign-out.ts'
import { useValue } from './value.ts'

const faces = { light: Sun, dark: Moon, system: SunMoon }

/** Language, theme, and the person who is signed in. */
export function Header({ user }: Readonly<{ user: UserInfo }>) {
  const { look } = useDesk()
  const current = useValue(look)

  return (
    <header className={styles.header}>
      <LanguageChoice locale={current.locale} onChoose={(locale) => look.set({ ...current, locale })} />
      <ThemeChoice theme={current.theme} onChoose={(theme) => look.set({ ...current, theme })} />
      <Person user={user} />
    </header>
  )
}

export function LanguageChoice(props: Readonly<{ locale: Locale; onChoose: (locale: Locale) => void }>) {
  const t = useT()
  return (
    <Dropdown
      trigger={['click']}
      menu={choiceOf(locales, props.locale, (locale) => nativeNames[locale], props.onChoose)}
    >
      <Button
        type="text"
        icon={<Languages size={16} aria-hidden />}
        aria-label={t('studio.language', { name: nativeNames[props.locale] })}
      >
        {nativeNames[props.locale]}
      </Button>
    </Dropdown>
  )
}

type Theme = Look['theme']

export function ThemeChoice({
  theme,
  onChoose,
}: Readonly<{ theme: Theme; onChoose: (theme: Theme) => void }>) {
  const t = useT()
  const Face = faces[theme]
  return (
    <Dropdown
      trigger={['click']}
      menu={choiceOf(themes, theme, (choice) => t(`studio.theme.${choice}`), onChoose)}
    >
      <Button
        type="text"
        icon={<Face size={16} aria-hidden />}
        aria-label={t('studio.theme', { name: t(`studio.theme.${theme}`) })}
      >
        {t(`studio.theme.${theme}`)}
      </Button>
    </Dropdown>
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

function choiceOf<Choice extends string>(
  choices: readonly Choice[],
  chosen: Choice,
  label: (choice: Choice) => string,
  onChoose: (choice: Choice) => void,
): MenuProps {
  return {
    selectable: true,
    selectedKeys: [chosen],
    items: choices.map((choice) => ({ key: choice, label: label(choice), onClick: () => onChoose(choice) })),
  }
}
