import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { cutStyles } from './cut-styles.ts'
import { followTokens } from './follow-tokens.ts'

/** What the studio draws with, and the motions and parts that these bring along. */
const used = new Set(
  'alert app auto-complete badge btn checkbox collapse color css date-picker divider drawer dropdown empty fade form input input-number menu modal motion move pagination picker popconfirm popover progress radio segmented select skeleton slide slider space spin switch table tabs tag tooltip tree wave zoom'.split(
    ' ',
  ),
)
const name = 'virtual:antd.css'

/**
 * Gives `virtual:antd.css`: the stylesheet that antd publishes for its zero-runtime mode, cut down to what is used.
 * No style is written at run time, so the policy needs neither `unsafe-inline` nor a nonce.
 */
export function antdStyles(): Plugin {
  return {
    name: 'signet:antd-styles',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `@layer antd {\n${followTokens(cutStyles(readPublished(), used))}\n}` : null,
  }
}

function readPublished(): string {
  return readFileSync(createRequire(import.meta.url).resolve('antd/dist/antd.css'), 'utf8')
}
