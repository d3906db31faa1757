import 'virtual:antd.css'
import '@signet/ui/styles.css'
import './studio.css'
import { createRoot } from 'react-dom/client'
import { createApp } from '../kit/context/app-context.ts'
import { Studio } from './studio.tsx'

const root = document.getElementById('root')
const app = createApp({
  localStorage,
  origin: location.origin,
  // biome-ignore lint/style/noRestrictedGlobals: the one place that hands the network to @signet/client
  send: (request) => fetch(request),
})
if (root) createRoot(root).render(<Studio app={app} />)
