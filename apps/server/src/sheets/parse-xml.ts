import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { refuseUnreadable } from './refuse-sheet.ts'

export type XmlReader = Readonly<{
  open?: (tag: string, attributes: Readonly<Record<string, string>>) => void
  close?: (tag: string) => void
  text?: (text: string) => void
}>

/**
 * Tells a reader what stands in a piece of XML, bytes by bytes; yields after each of them, so that what the reader has
 * gathered can be taken. A document type is refused: it could only be there to do harm.
 */
export async function* parseXml(bytes: AsyncIterable<Buffer>, reader: XmlReader): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  parser.on('doctype', refuseUnreadable)
  parser.on('error', refuseUnreadable)
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => reader.open?.(local(name), attributes))
  parser.on('closetag', ({ name }: SaxesTagPlain) => reader.close?.(local(name)))
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))

  for await (const chunk of bytes) {
    parser.write(decoded(() => decoder.decode(chunk, { stream: true })))
    yield
  }
  parser.write(decoded(() => decoder.decode())).close()
  yield
}

/** Some writers put a prefix before every name. */
function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function decoded(run: () => string): string {
  try {
    return run()
  } catch {
    return refuseUnreadable()
  }
}
