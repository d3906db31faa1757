import { expect, test } from 'vitest'
import { textOfXml } from './text-of-xml.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

test('a file is read in the encoding that it declares, and then says that it is UTF-8', () => {
  const latin = Uint8Array.from('<?xml version="1.0" encoding="ISO-8859-1"?><a n="Prüfung"/>', (one) =>
    one.charCodeAt(0),
  )
  expect(textOfXml(latin)).toBe('<?xml version="1.0" encoding="UTF-8"?><a n="Prüfung"/>')
  const chinese = new Uint8Array([
    ...utf8('<?xml version="1.0" encoding="GBK"?><a n="'),
    0xc9,
    0xf3,
    0xc5,
    0xfa,
    ...utf8('"/>'),
  ])
  expect(textOfXml(chinese)).toBe('<?xml version="1.0" encoding="UTF-8"?><a n="审批"/>')
})

test('anything else is UTF-8', () => {
  expect(textOfXml(utf8('<a n="审批"/>'))).toBe('<a n="审批"/>')
  expect(textOfXml(utf8('<?xml version="1.0" encoding="nobody-knows"?><a/>'))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><a/>',
  )
})
