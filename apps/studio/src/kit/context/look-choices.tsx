import { type Locale, locales, nativeNames } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { type Look, themes } from '@signet/ui'
import { Button, Dropdown, type MenuProps } from 'antd'
import { Languages, Moon, Sun, SunMoon } from 'lucide-react'

const faces = { light: Sun, dark: Moon, system: SunMoon }

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
