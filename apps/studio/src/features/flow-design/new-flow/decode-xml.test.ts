import { expect, test } from 'vitest'
import { decodeXml } from './decode-xml.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

test('a file is decoded with its declared encoding, and then declares UTF-8', () => {
  const latin = Uint8Array.from('<?xml version="1.0" encoding="ISO-8859-1"?><a n="Prüfung"/>', (one) =>
    one.charCodeAt(0),
  )
  expect(decodeXml(latin)).toBe('<?xml version="1.0" encoding="UTF-8"?><a n="Prüfung"/>')
  const chinese = new Uint8Array([
    ...utf8('<?xml version="1.0" encoding="GBK"?><a n="'),
    0xc9,
    0xf3,
    0xc5,
    0xfa,
    ...utf8('"/>'),
  ])
  expect(decodeXml(chinese)).toBe('<?xml version="1.0" encoding="UTF-8"?><a n="审批"/>')
})

test('a file with an unknown or missing encoding is decoded as UTF-8', () => {
  expect(decodeXml(utf8('<a n="审批"/>'))).toBe('<a n="审批"/>')
  expect(decodeXml(utf8('<?xml version="1.0" encoding="nobody-knows"?><a/>'))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><a/>',
  )
})
