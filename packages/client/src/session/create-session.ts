import type { CurrentUser } from '@signet/contract'
import { realTimers, type Timers } from '../timers.ts'

type SessionOptions = Readonly<{
  store: Store
  /** Shows why the session ended. */
  toast: (sentence: string) => void
  goToLogin: () => void
  /** Called before the session is cleared when somebody ended it from elsewhere, with the id of its person. */
  onEndedElsewhere?: (person: string) => void
  timers?: Timers
}>

export type Session = ReturnType<typeof createSession>

/** Removed on sign-out; the device keeps its id, the names and colours of the company, its version flag and language. */
const ofThePerson: readonly StoredName[] = [
  'token',
  'userInfo',
  'permissionList',
  'menuList',
  'systemCode',
  'dynamicModelExtra',
  'push_clientid',
]

const delayToLoginMs = 1_500

/** The signed-in person of this device, stored under the names of spec section 3. */
export function createSession({
  store,
  toast,
  goToLogin,
  onEndedElsewhere = () => undefined,
  timers = realTimers,
}: SessionOptions) {
  let isEnding = false
  let cancelLogin = () => {}
  const clear = () => {
    for (const name of ofThePerson) store.removeItem(name)
  }

  return {
    token: () => store.getItem('token'),
    systemCode: () => store.getItem('systemCode'),
    keepToken(token: string) {
      isEnding = false
      cancelLogin()
      store.setItem('token', token)
    },
    /** Stores the answer of CurrentUser; values other than texts are stored as JSON. */
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
     * The person begins to sign out. What the server then says of the end of the session, by its socket before it answers,
     * is no news.
     */
    leave() {
      isEnding = true
    },
    /**
     * Ends the session: clears it, says so once, and goes to login after 1.5 s (spec section 4). Says
     * nothing when the person has just signed out and late answers arrive. `refusal` is the server's code.
     */
    expire(sentence: string, refusal = '') {
      if (isEnding || !store.getItem('token')) return
      isEnding = true
      const person = personIn(store.getItem('userInfo'))
      if (refusal === 'session.endedElsewhere' && person) onEndedElsewhere(person)
      clear()
      toast(sentence)
      cancelLogin = timers.after(delayToLoginMs, goToLogin)
    },
  }
}

/** The id of the person whose session is stored. */
function personIn(userInfo: string | null): string {
  try {
    return String(JSON.parse(userInfo ?? '{}').userId ?? '')
  } catch {
    return ''
  }
}

/** Names under which values are stored on the device (spec section 3). */
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

/** A browser's localStorage, or a replacement. */
export type Store = Readonly<Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>>
