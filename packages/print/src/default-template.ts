import type { PrintTemplate } from './print-template.ts'
import { readTemplate } from './read-template.ts'

/** What every model prints by before anybody has designed anything: everything, on A4. */
export function defaultTemplate(): PrintTemplate {
  return readTemplate({
    version: 1,
    blocks: [
      { kind: 'text', id: 'title', text: '{$model}', look: 'title', align: 'center' },
      { kind: 'fields', id: 'fields' },
    ],
    footer: { start: '{$printedBy} {$printedAt}', end: '{$page} / {$pages}' },
  })
}
