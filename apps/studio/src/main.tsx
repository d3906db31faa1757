import 'virtual:antd.css'
import '@signet/ui/styles.css'
import './shell/studio.css'
import { createRoot } from 'react-dom/client'
import { openDesk } from './shell/desk.ts'
import { Studio } from './shell/studio.tsx'

const root = document.getElementById('root')
const desk = openDesk({
  localStorage,
  origin: location.origin,
  // biome-ignore lint/style/noRestrictedGlobals: the one place that hands the network to @signet/client
  send: (request) => fetch(request),
})
if (root) createRoot(root).render(<Studio desk={desk} />)
