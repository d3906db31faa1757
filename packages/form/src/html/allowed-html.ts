/** The allowed elements with their allowed attributes. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  blockquote: [],
  pre: [],
  ul: [],
  ol: ['start'],
  li: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  hr: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  code: [],
  a: ['href'],
  img: ['data-file', 'alt'],
}

/** Older element names and their replacements. */
export const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  div: 'p',
  section: 'p',
  article: 'p',
  center: 'p',
  h5: 'h4',
  h6: 'h4',
}

export const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/** Elements that are dropped with their content: scripts, styles, embedded documents, other markup languages. */
export const droppedElements: ReadonlySet<string> = new Set([
  ...[
    'script',
    'style',
    'title',
    'textarea',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'noscript',
    'plaintext',
  ],
  ...[
    'template',
    'svg',
    'math',
    'object',
    'embed',
    'applet',
    'frameset',
    'audio',
    'video',
    'canvas',
    'select',
  ],
])

/** Block elements, which end an open paragraph. */
export const blockElements: ReadonlySet<string> = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'table', 'hr'],
])

/** The elements that an element closes implicitly, and the ancestor where the search stops. */
export const siblings: Readonly<
  Record<string, Readonly<{ ends: readonly string[]; inside: readonly string[] }>>
> = {
  li: { ends: ['li'], inside: ['ul', 'ol'] },
  td: { ends: ['td', 'th'], inside: ['tr', 'table'] },
  th: { ends: ['td', 'th'], inside: ['tr', 'table'] },
  tr: { ends: ['tr'], inside: ['table'] },
}

const schemes = /^(https?:\/\/|mailto:|tel:)/i

/** Tells whether a value is kept. Values that a browser reads differently (spaces, controls) are not. */
export function isAllowedValue(attribute: string, value: string): boolean {
  if (attribute === 'href') return schemes.test(value) && !/[\s\p{Cc}\\]/u.test(value) && value.length <= 2000
  if (attribute === 'data-file') return /^[A-Za-z0-9_-]{1,64}$/.test(value)
  if (attribute === 'alt') return value.length <= 255
  return /^[1-9]\d{0,2}$/.test(value) && !(value === '1' && attribute !== 'start')
}
