import { incomingPage, menuPages } from '@signet/contract'
import { type Locale, locales } from '@signet/i18n'
import type { Plugin } from 'vite'

type Words = Readonly<Record<'about' | 'pending' | 'launch' | 'messages' | 'schedule', string>>

const words: Readonly<Record<Locale, Words>> = {
  'zh-CN': {
    about: '随时随地处理审批、表单和消息',
    pending: '待处理',
    launch: '发起',
    messages: '消息',
    schedule: '日程',
  },
  'zh-TW': {
    about: '隨時隨地處理審批、表單和訊息',
    pending: '待處理',
    launch: '發起',
    messages: '訊息',
    schedule: '日程',
  },
  'en-US': {
    about: 'Approvals, forms and messages, wherever you are',
    pending: 'Pending',
    launch: 'New request',
    messages: 'Messages',
    schedule: 'Schedule',
  },
}

const shortcuts = ['pending', 'launch', 'messages', 'schedule'] as const

/** Returns what a device needs to install the client, in one language (W3C Web Application Manifest). */
export function webManifest(locale: Locale) {
  return {
    id: '/',
    name: 'Signet',
    short_name: 'Signet',
    description: words[locale].about,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f0f2f6',
    theme_color: '#ffffff',
    categories: ['business', 'productivity'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) => [iconOf('icon', size, 'any'), iconOf('maskable', size, 'maskable')]),
    ],
    // Web Share Target: photos, documents and texts of other apps, taken by the service worker.
    share_target: {
      action: incomingPage,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        ...{ title: 'title', text: 'text', url: 'url' },
        files: [{ name: 'files', accept: ['image/*', 'video/*', 'audio/*', 'text/*', 'application/*'] }],
      },
    },
    shortcuts: shortcuts.map((key) => ({
      name: words[locale][key],
      url: menuPages[key],
      icons: [{ src: `/icons/${key}.png`, sizes: '96x96', type: 'image/png' }],
    })),
  }
}

function iconOf(name: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** The address of the manifest of a language. */
export function manifestFile(locale: Locale): string {
  return `manifest.${locale}.webmanifest`
}

/** Writes a manifest per language; `first-frame.js` links the one of the person. */
export function webManifests(): Plugin {
  return {
    name: 'signet:web-manifests',
    generateBundle() {
      for (const locale of locales)
        this.emitFile({
          type: 'asset',
          fileName: manifestFile(locale),
          source: JSON.stringify(webManifest(locale)),
        })
    },
  }
}
