import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What Vite says about one part of a build: its file, its styles, and the parts that it imports. */
const Part = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
})
const Manifest = z.record(z.string(), Part)

/** The built parts of a client by the path of their source. */
export type BuiltParts = z.infer<typeof Manifest>

export function readBuild(dist: string): BuiltParts {
  return Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
}

/** Returns the parts with everything that they import at once. Throws when the build lacks one of them. */
export function partsWith(parts: BuiltParts, keys: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue

    const part = parts[key]
    if (!part) throw new Error(`The build has no ${key}`)
    found.add(key)
    waiting.push(...part.imports)
  }
  return found
}

/** Pages that open without a network on a phone that has shown only one of them, and what they load on demand. */
export const offlineParts = [
  'index.html',
  'src/app/on-device/index.ts',
  'src/app/live-updates.tsx',
  'src/features/go-to/index.ts',
  'src/features/home/home-page.tsx',
  'src/features/home/case-glimpse.tsx',
  'src/features/applications/menu-card.tsx',
  'src/features/dashboard/dashboard-page.tsx',
  'src/app/message-tab.tsx',
  'src/features/notices/notice-page.tsx',
  'src/features/notices/current-announcements.tsx',
  'src/features/account/my-page.tsx',
  'src/features/account/settings-page.tsx',
  'src/features/account/pages.ts',
  'src/features/approval-lists/list/lists-page.tsx',
  'src/features/approval-lists/list/list-pane.tsx',
  'src/features/approvals/flow-before-page.tsx',
  'src/features/approvals/launch/launch-form.tsx',
  'src/features/approvals/launch/launch-or-keep.ts',
  'src/kit/forms/kept-form.tsx',
  'src/features/approvals/launch/choose-offline.ts',
  'src/features/approvals/notes/later-notes.tsx',
  'src/features/approvals/launch/route-preview.tsx',
  'src/features/approvals/case/case-leads.tsx',
  'src/kit/access/not-open.tsx',
  'src/features/approvals/operate/operate-page.tsx',
  'src/features/approvals/operate/choose-sheet.tsx',
  'src/features/approvals/operate/seal-field.tsx',
  'src/features/approvals/timeline/step-seal.tsx',
  'src/features/approvals/comment/comment-page.tsx',
  'src/features/chat/pages.ts',
  'src/features/chat/list/chats-page.tsx',
  'src/features/chat/conversation/im-page.tsx',
  'src/features/contacts/pages.ts',
  'src/features/incoming/incoming-page.tsx',
  'src/features/session/login-page.tsx',
]
const texts = /^virtual:texts\//

/** Files with fixed names that the page needs before its first module. */
const fixed = ['index.html', 'layers.css', 'theme.js', 'first-frame.js', 'icon.svg']

/** A file of the shell; those without a hash in their name have one as `revision`. */
export type ShellFile = Readonly<{ url: string; revision: string | null }>

/** Returns the files with which the client starts offline: tabs, a case, and the sentences of all languages. */
export function shellOf(dist: string): readonly ShellFile[] {
  const parts = readBuild(dist)
  const keys = partsWith(parts, [...offlineParts, ...Object.keys(parts).filter((key) => texts.test(key))])
  const files = new Set([...keys].flatMap((key) => [parts[key]?.file ?? [], parts[key]?.css ?? []].flat()))
  return [
    ...fixed.map((path) => ({ url: `/${path}`, revision: hashOf(join(dist, path)) })),
    ...[...files].toSorted().map((path) => ({ url: `/${path}`, revision: null })),
  ]
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
}
