import { isPhoneApp } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Button, ErrorNote } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useApp } from '../../kit/context/app-context.ts'
import styles from './login-page.module.css'
import { keepPlace } from './sso-place.ts'
import type { LoginConfig } from './use-login-config.ts'

type Providers = LoginConfig['socialsList']
type ProviderButtonsProps = Readonly<{ providers: Providers; redirect: string | undefined }>

/** The providers of identities that the company trusts. */
export function ProviderButtons({ providers, redirect }: ProviderButtonsProps) {
  const t = useT()
  const away = useProvider(redirect)
  if (providers.length === 0) return null
  return (
    <>
      <div className={styles.providers}>
        {providers.map(({ enCode, fullName }) => (
          <Button
            key={enCode}
            isWide
            isBusy={away.isPending && away.variables === enCode}
            onClick={() => away.mutate(enCode)}
          >
            {t('session.ways.sso', { name: fullName })}
          </Button>
        ))}
      </div>
      <ErrorNote error={away.error} />
    </>
  )
}

/** Sends the browser to a provider of identities, and keeps the page that was wanted. */
function useProvider(redirect: string | undefined) {
  const { client, store } = useApp()
  const { history } = useRouter()
  return useMutation({
    meta: { isShown: true },
    mutationFn: async (provider: Providers[number]['enCode']) => {
      if (isPhoneApp()) {
        const { signInByBrowser } = await import('../../kit/phone/sign-in-by-browser.ts')
        const page = await signInByBrowser({ store, provider, redirect })
        if (page !== undefined) history.push(page)
        return
      }
      const { url } = await client.socials.begin({ provider })
      keepPlace(redirect)
      location.assign(url)
    },
  })
}
