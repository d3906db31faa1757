import '@signet/ui/styles.css'
import './first-frame.css'
import { createClient, serverOrigin } from '@signet/client'
import { createRoot } from 'react-dom/client'
import { createStaff } from './create-staff.ts'
import { StaffClient } from './staff-client.tsx'
import { storeOf } from './view-store.ts'

const place = document.getElementById('app')
if (!place) throw new Error('index.html has no #app')

// biome-ignore lint/suspicious/noConsole: the specification asks for a warning in the log
const warn = (problem: unknown) => console.warn(problem)
const { store, isView } = storeOf(window)
if ('Capacitor' in window) await (await import('./on-device/index.ts')).enterPhone(place, store)
const origin = serverOrigin()
const staff = await createStaff({
  store,
  // biome-ignore lint/style/noRestrictedGlobals: the one place where the client meets the network
  connect: (options) => createClient((request) => fetch(request), { ...options, baseUrl: origin }),
  line: isView ? null : { origin },
  onWarning: warn,
})
if (!isView)
  // Not before the first page: it also works without.
  void import('./on-device/index.ts').then(({ keepOnDevice }) => keepOnDevice(staff, warn))
createRoot(place).render(<StaffClient {...staff} />)
