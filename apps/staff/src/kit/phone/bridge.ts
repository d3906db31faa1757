import { App } from '@capacitor/app'
import { Capacitor, type PluginListenerHandle, registerPlugin } from '@capacitor/core'
import { LocalNotifications, type PermissionStatus } from '@capacitor/local-notifications'
import { Badge } from '@capawesome/capacitor-badge'

/** What another app shared; `address` is where the page reads the copy of a file. */
export type Shared = Readonly<{
  title: string
  text: string
  files: readonly Readonly<{ address: string; name: string; type: string }>[]
}>

export type NotifyPermission = 'granted' | 'denied' | 'unasked'

/** What the app for phones lets the client do with the system. */
export type Bridge = Readonly<{
  isAndroid: boolean
  onBack: (listener: () => void) => void
  /** Links that the system opens with the app, while it runs. */
  onLink: (listener: (link: string) => void) => void
  /** The link with which the app was started. */
  launchLink: () => Promise<string | undefined>
  /** Leaves the app open in the background, or ends it; iOS permits neither. */
  stepBack: () => Promise<void>
  quit: () => Promise<void>
  setBadge: (count: number) => Promise<void>
  mayNotify: () => Promise<NotifyPermission>
  askToNotify: () => Promise<NotifyPermission>
  /** Replaces the notification that was shown before. */
  notify: (words: Readonly<{ title: string; body: string }>) => Promise<void>
  openNotificationSettings: () => Promise<void>
  onShared: (listener: () => void) => void
  /** Gives everything that was shared since, once. */
  takeShared: () => Promise<readonly Shared[]>
  /** Removes the copies of files that were taken. */
  forgetShared: () => Promise<void>
}>

/** Our own part of the app, in `apps/phone/native`. */
type SignetPhone = Readonly<{
  addListener: (event: 'shared', listener: () => void) => Promise<PluginListenerHandle>
  takeShared: () => Promise<{
    shares: readonly Readonly<{
      title: string
      text: string
      files: readonly Readonly<{ path: string; name: string; type: string }>[]
    }>[]
  }>
  forgetShared: () => Promise<void>
  openNotificationSettings: () => Promise<void>
  openBrowser: (options: Readonly<{ url: string }>) => Promise<Readonly<{ link?: string }> | null>
}>

const own = registerPlugin<SignetPhone>('SignetPhone')

/**
 * Opens an address in the browser of the system, never in an app. Returns the link of ours that the browser came back by
 * where the system answers it, as iOS does; undefined otherwise, and where the person closed it.
 */
export async function openBrowser(url: string): Promise<string | undefined> {
  return (await own.openBrowser({ url }))?.link
}

/** The one notification of the app while it runs: the newest replaces it. */
const notificationId = 1

/** Opens the bridge of Capacitor. `warn` is called with what the system refused. */
export function openBridge(warn: (problem: unknown) => void): Bridge {
  const listen = (begun: Promise<unknown>) => void begun.catch(warn)
  return {
    isAndroid: Capacitor.getPlatform() === 'android',
    onBack: (listener) => listen(App.addListener('backButton', () => listener())),
    onLink: (listener) => listen(App.addListener('appUrlOpen', ({ url }) => listener(url))),
    launchLink: async () => (await App.getLaunchUrl())?.url,
    stepBack: () => App.minimizeApp(),
    quit: () => App.exitApp(),
    setBadge: (count) => Badge.set({ count }),
    mayNotify: async () => permissionOf(await LocalNotifications.checkPermissions()),
    askToNotify: async () => permissionOf(await LocalNotifications.requestPermissions()),
    notify: async (words) => {
      await LocalNotifications.schedule({ notifications: [{ id: notificationId, ...words }] })
    },
    openNotificationSettings: () => own.openNotificationSettings(),
    onShared: (listener) => listen(own.addListener('shared', listener)),
    takeShared: async () =>
      (await own.takeShared()).shares.map(({ title, text, files }) => ({
        ...{ title, text },
        files: files.map(({ path, name, type }) => ({ address: Capacitor.convertFileSrc(path), name, type })),
      })),
    forgetShared: () => own.forgetShared(),
  }
}

function permissionOf({ display }: PermissionStatus): NotifyPermission {
  return display === 'granted' || display === 'denied' ? display : 'unasked'
}
