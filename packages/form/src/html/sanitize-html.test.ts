import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { allowedAttributes } from './allowed-html.ts'
import { filesOfHtml, sanitizeHtml, textOfHtml } from './sanitize-html.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/** Parses the output with the standard's own algorithm and expects only allowed markup. */
function expectHarmless(html: string): void {
  for (const node of nodesOf(parseFragment(html).childNodes)) {
    if (node.nodeName === '#text') continue
    expect(Object.keys(allowedAttributes)).toContain(node.nodeName)
    const { attrs } = node as DefaultTreeAdapterTypes.Element
    for (const { name, value } of attrs) {
      expect([...(allowedAttributes[node.nodeName] ?? []), 'target', 'rel']).toContain(name)
      if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|tel:)/i)
    }
  }
}

function nodesOf(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...('childNodes' in node ? nodesOf(node.childNodes) : [])])
}

function expectSafe(hostile: string): void {
  const safe = sanitizeHtml(hostile)
  expectHarmless(safe)
  expect(sanitizeHtml(safe)).toBe(safe)
  expectHarmless(sanitizeHtml(serialize(parseFragment(safe))))
  expect(safe).not.toMatch(/<(?!\/?[a-z0-9]+[ >])/)
}

test('what people write stays as they wrote it', () => {
  const written =
    '<h2>Plan</h2><p>A <strong>bold</strong> <em>word</em>, 3 &lt; 5 &amp; more</p><ul><li><p>one</p></li></ul><hr><p>a<br>b</p>'
  expect(sanitizeHtml(written)).toBe(written)
})

test('older elements get their names of today, unknown ones leave their words', () => {
  expect(sanitizeHtml('<div><b>a</b><i>b</i><font color=red>c</font></div>')).toBe(
    '<p><strong>a</strong><em>b</em>c</p>',
  )
})

test('a link leads outside and nowhere else', () => {
  expect(sanitizeHtml('<a href="https://example.com/?a=1&amp;b=2" onclick="x()">x</a>')).toBe(
    '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  )
  for (const href of [
    'javascript:alert(1)',
    'JaVa&#9;script:alert(1)',
    'java\nscript:x',
    '//evil.example',
    'data:text/html,x',
    'vbscript:x',
    ' https://x',
  ]) {
    expect(sanitizeHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>')
  }
})

test('a picture is one of our files, or it is not there', () => {
  expect(
    sanitizeHtml('<img src="https://spy.example/1.gif"><img data-file="f1" src="x" onerror="y" alt="A">'),
  ).toBe('<img data-file="f1" alt="A">')
  expect(sanitizeHtml('<img data-file="f1">', { urlOf: (id) => `/see/${id}?"` })).toBe(
    '<img data-file="f1" src="/see/f1?&quot;">',
  )
  expect(filesOfHtml('<p><img data-file="f1"><img data-file="f2"><img data-file="f1"></p>')).toEqual([
    'f1',
    'f2',
  ])
})

test('scripts, styles and other documents go with all that is in them', () => {
  for (const name of [
    'script',
    'style',
    'svg',
    'math',
    'iframe',
    'noscript',
    'template',
    'textarea',
    'title',
  ]) {
    expect(sanitizeHtml(`a<${name}>b<p>c</${name}>d`)).toBe('ad')
  }
  expect(sanitizeHtml('a<!-- b --><!doctype x><?c d?>e')).toBe('ae')
})

test('tags that cross or never end are put in order', () => {
  expect(sanitizeHtml('<p><strong>a<em>b</strong>c</em>d<p>e')).toBe(
    '<p><strong>a<em>b</em></strong>cd</p><p>e</p>',
  )
  expect(sanitizeHtml('<ul><li>a<li>b<ul><li>c</ul></ul>')).toBe(
    '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
  )
  expect(sanitizeHtml('<table><tr><td>a<td>b<tr><th>c</table>')).toBe(
    '<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>',
  )
  expect(sanitizeHtml('a<p title="')).toBe('a')
  expect(sanitizeHtml('<em>'.repeat(1000)).length).toBeLessThan(500)
})

test('the words of a text are lines', () => {
  expect(
    textOfHtml('<h2>A&amp;B</h2><p>one<br>two&nbsp;</p><ul><li><p>x</p></li><li><p>y</p></li></ul>'),
  ).toBe('A&B\none\ntwo\nx\ny')
})

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '<',
      '>',
      '</',
      '/>',
      '<!--',
      '-->',
      '<p',
      '<a href=',
      '"',
      "'",
      '=',
      ' ',
      '\n',
      '&',
      '&#',
      ';',
      '&lt;',
    ],
    ...[
      '<script>',
      '</script>',
      '<svg>',
      '</svg>',
      '<math>',
      '<style>',
      '<table>',
      '<tr>',
      '<td>',
      '<li>',
      '</p>',
    ],
    ...[
      '<img data-file=f1',
      'onerror=alert(1)',
      'javascript:',
      'https://a',
      '<plaintext>',
      '<![CDATA[',
      '\u0000',
    ],
  ),
  fc.string({ maxLength: 4 }),
)

test('any markup becomes safe, and safe text stays as it is', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => expectSafe(pieces.join(''))),
    { numRuns: 2000 },
  )
})

test('a long text takes no longer than its length', () => {
  for (const part of ['<', '<a ', '<!--', '<p title="', '&#', '</', '<script>', '<em>', "<a href='"]) {
    const began = process.threadCpuUsage()
    sanitizeHtml(part.repeat(400_000 / part.length))
    expect(process.threadCpuUsage(began).user).toBeLessThan(2_000_000)
  }
})

const folder = process.env.SIGNET_DATA ?? join(import.meta.dirname, '../../../../../shared/data')
const lists = [join(folder, 'security/xss.json'), join(folder, 'security/dompurify.json')] as const
const hasLists = lists.every((file) => existsSync(file))
if (!hasLists) {
  process.stdout.write(
    `Skipped: no lists of hostile HTML at ${lists.join(' and ')}; set SIGNET_DATA to the folder that has security/xss.json.\n`,
  )
}

test.skipIf(!hasLists)('no list of known tricks gets anything through', () => {
  const tricks = JSON.parse(readFileSync(lists[0], 'utf8')) as string[]
  const pairs = JSON.parse(readFileSync(lists[1], 'utf8')) as { payload: string }[]
  expect(tricks.length + pairs.length).toBeGreaterThan(500)
  for (const trick of tricks) {
    for (const wrap of [
      trick,
      `<p>${trick}</p>`,
      `<a href="${trick}">x</a>`,
      `<img data-file="f" alt="${trick}">`,
    ]) {
      expectSafe(wrap)
    }
  }
  for (const { payload } of pairs) expectSafe(payload)
})
