import { installedVersion } from '@signet/client'
import type { App } from '../context/app-context.ts'
import type { Bridge } from './bridge.ts'

const askedAs = 'notifyAsked'

type Needs = Pick<App, 'feedback' | 'looks' | 'store'>

/**
 * Has the system ask whether the app may notify. Where that was refused before, offers the settings of the phone, once for
 * each version of the app (spec section 8).
 */
export async function askToNotify({ feedback, looks, store }: Needs, bridge: Bridge): Promise<void> {
  const permission = await bridge.mayNotify()
  if (permission === 'unasked') await bridge.askToNotify()
  if (permission !== 'denied' || store.getItem(askedAs) === installedVersion.version) return

  store.setItem(askedAs, installedVersion.version)
  const { t } = looks.appearance.peek().language
  const isWanted = await feedback.ask({
    title: t('phone.notify.title'),
    body: t('phone.notify.body'),
    confirm: t('phone.notify.confirm'),
  })
  if (isWanted) await bridge.openNotificationSettings()
}

type Window = Readonly<{ isHidden: () => boolean }>

/** Notifies of what arrives while the app runs behind others: the count has grown, which is all that a lock screen says. */
export function notifyOfNew(
  { live, looks, brand }: Pick<App, 'live' | 'looks' | 'brand'>,
  bridge: Bridge,
  { isHidden, warn }: Window & Readonly<{ warn: (problem: unknown) => void }>,
): void {
  let before = live.state.peek().badge
  live.state.subscribe(({ badge }) => {
    const hasGrown = badge > before
    before = badge
    if (!hasGrown || !isHidden()) return
    const body = looks.appearance.peek().language.t('phone.notify.unread', { count: badge })
    const show = async () => {
      if ((await bridge.mayNotify()) === 'granted')
        await bridge.notify({ title: brand.current.peek().name, body })
    }
    void show().catch(warn)
  })
}
