import { locales, nativeNames } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { Choices, textSizes, themes } from '@signet/ui'
import { useLooks } from '../../kit/context/app-context.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'

/** Language, theme and text size of this device. Each takes effect at once. */
export function PersonalSettingPage() {
  const t = useT()
  const { look, change } = useLooks()

  return (
    <StackPage title={t('account.personal.title')}>
      <Choices
        title={t('account.personal.language')}
        options={locales.map((key) => ({ key, label: nativeNames[key], lang: key }))}
        value={look.locale}
        onChange={(locale) => void change({ locale })}
      />
      <Choices
        title={t('account.personal.theme')}
        options={themes.map((key) => ({ key, label: t(`account.personal.theme.${key}`) }))}
        value={look.theme}
        onChange={(theme) => void change({ theme })}
      />
      <Choices
        title={t('account.personal.text')}
        options={textSizes.map((key) => ({ key, label: t(`account.personal.text.${key}`) }))}
        value={look.text}
        onChange={(text) => void change({ text })}
      />
    </StackPage>
  )
}
