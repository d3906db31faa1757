import type { CurrentUser } from '@signet/contract'
import { realTimers, type Timers } from '../timers.ts'

type SessionOptions = Readonly<{
  store: Store
  /** Shows why the session ended. */
  toast: (sentence: string) => void
  goToLogin: () => void
  timers?: Timers
}>

export type Session = ReturnType<typeof createSession>

/** What signing out takes away; the device keeps its id, its version flag and its language. */
const ofThePerson: readonly StoredName[] = [
  'token',
  'userInfo',
  'permissionList',
  'menuList',
  'systemCode',
  'dynamicModelExtra',
]

const delayToLoginMs = 1_500

/** Who is signed in on this device, kept under the names of spec section 3. */
export function createSession({ store, toast, goToLogin, timers = realTimers }: SessionOptions) {
  let isEnding = false
  const clear = () => {
    for (const name of ofThePerson) store.removeItem(name)
  }

  return {
    token: () => store.getItem('token'),
    systemCode: () => store.getItem('systemCode'),
    keepToken(token: string) {
      isEnding = false
      store.setItem('token', token)
    },
    /** Keeps what CurrentUser answered; what is not a text is kept as JSON. */
    keep({ userInfo, permissionList, menuList, sysConfigInfo }: CurrentUser) {
      store.setItem('userInfo', JSON.stringify(userInfo))
      store.setItem('permissionList', JSON.stringify(permissionList))
      store.setItem('menuList', JSON.stringify(menuList))
      store.setItem('sysConfigInfo', JSON.stringify(sysConfigInfo))
      store.setItem('sysVersion', sysConfigInfo.sysVersion)
      store.setItem('copyright', sysConfigInfo.copyright)
      store.setItem('systemCode', userInfo.systemCode)
    },
    clear,
    /**
     * The server ended the session: clear, say so once, and go to login after 1.5 s (spec section 4). Whoever has just
     * signed out is not told so by the answers of calls that were still under way.
     */
    expire(sentence: string) {
      if (isEnding || !store.getItem('token')) return
      isEnding = true
      clear()
      toast(sentence)
      timers.after(delayToLoginMs, goToLogin)
    },
  }
}

/** Names of what stays on the device (spec section 3). */
export const storedNames = [
  'token',
  'cid',
  'userInfo',
  'permissionList',
  'menuList',
  'sysVersion',
  'sysConfigInfo',
  'copyright',
  'systemCode',
  'dynamicModelExtra',
  'push_clientid',
  'isUpdate',
] as const
export type StoredName = (typeof storedNames)[number]

/** What browsers call localStorage, or anything like it. */
export type Store = Readonly<Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>>
