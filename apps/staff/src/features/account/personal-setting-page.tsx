import { locales, nativeNames } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { Choices, type Look, textSizes, themes } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useClient, useLooks } from '../../kit/context/app-context.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'

/** Language, theme and text size of this device. Each takes effect at once, and the next new device begins with it. */
export function PersonalSettingPage() {
  const t = useT()
  const { look, change } = useLooks()
  const { myself } = useClient()
  const keep = useMutation({ mutationFn: (next: Look) => myself.savePreferences(next) })
  const choose = async (part: Partial<Look>) => {
    await change(part)
    keep.mutate({ ...look, ...part })
  }

  return (
    <StackPage title={t('account.personal.title')}>
      <Choices
        title={t('account.personal.language')}
        options={locales.map((key) => ({ key, label: nativeNames[key], lang: key }))}
        value={look.locale}
        onChange={(locale) => void choose({ locale })}
      />
      <Choices
        title={t('account.personal.theme')}
        options={themes.map((key) => ({ key, label: t(`account.personal.theme.${key}`) }))}
        value={look.theme}
        onChange={(theme) => void choose({ theme })}
      />
      <Choices
        title={t('account.personal.text')}
        options={textSizes.map((key) => ({ key, label: t(`account.personal.text.${key}`) }))}
        value={look.text}
        onChange={(text) => void choose({ text })}
      />
    </StackPage>
  )
}
