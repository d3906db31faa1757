type Answer = (options: Readonly<Record<string, unknown>>) => unknown
type Listener = (event: unknown) => void

const methods = {
  App: ['getLaunchUrl', 'minimizeApp', 'exitApp'],
  Badge: ['set'],
  LocalNotifications: ['checkPermissions', 'requestPermissions', 'schedule'],
  SignetPhone: ['takeShared', 'forgetShared', 'openNotificationSettings', 'openBrowser'],
} as const

const asked: string[] = []
const answers = new Map<string, Answer>()
const listeners = new Map<string, Listener>()

/** One for all files of a worker: the bridge is evaluated once there, and keeps what it found in the window. */
const capacitor = {
  PluginHeaders: Object.entries(methods).map(([name, its]) => ({
    name,
    methods: [
      { name: 'addListener' },
      { name: 'removeListener' },
      ...its.map((method) => ({ name: method, rtype: 'promise' })),
    ],
  })),
  nativePromise: async (plugin: string, method: string, options = {}) => {
    const details = Object.keys(options).length > 0 ? ` ${JSON.stringify(options)}` : ''
    asked.push(`${plugin}.${method}${details}`)
    return answers.get(`${plugin}.${method}`)?.(options) ?? null
  },
  nativeCallback: async (
    plugin: string,
    _method: string,
    { eventName }: Readonly<{ eventName: string }>,
    listener: Listener,
  ) => {
    listeners.set(`${plugin}.${eventName}`, listener)
    return eventName
  },
  convertFileSrc: (path: string) => `https://localhost/_capacitor_file_${path}`,
}

/**
 * The system side of the bridge of Capacitor, as Android puts it into the window before the first script. Open it before
 * anything loads the bridge, and close it at the end. `asked` collects the calls; answers are null unless `answer` says otherwise.
 */
export function openNativeHost() {
  asked.length = 0
  answers.clear()
  listeners.clear()
  const host = window as unknown as Record<string, unknown>
  host['androidBridge'] = {}
  host['Capacitor'] = capacitor
  return {
    asked,
    answer: (call: string, answer: Answer) => answers.set(call, answer),
    /** Something happens in the system. */
    tell: (event: string, about: unknown = {}) => listeners.get(event)?.(about),
    close: () => {
      delete host['androidBridge']
    },
  }
}
