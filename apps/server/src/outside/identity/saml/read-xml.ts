import { SaxesParser } from 'saxes'

/** An element without its comments; `name` is the local one, attributes are those without a prefix. */
export type XmlElement = Readonly<{
  name: string
  uri: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  text: string
}>
type Draft = {
  -readonly [Key in keyof XmlElement]: XmlElement[Key]
} & { children: Draft[] }

type Limits = Readonly<{
  /** In characters. */
  longest: number
  /** Whether comments are dropped; otherwise they are refused. */
  dropsComments?: true
}>

const mostElements = 5_000
const deepest = 40

/**
 * Reads XML as providers of identities write it. Throws for everything that has been used to make two readers see two
 * documents: document types with their entities, comments, CDATA, processing instructions; and for documents too large.
 */
export function readXml(xml: string, { longest, dropsComments }: Limits): XmlElement {
  if (xml.length > longest) throw new Error('The XML is too long.')
  const around: Draft[] = []
  let root: Draft | undefined
  let count = 0
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  const refuse = (what: string) => () => {
    throw new Error(`The XML has ${what}, which is not accepted.`)
  }
  parser.on('doctype', refuse('a document type'))
  parser.on('processinginstruction', refuse('a processing instruction'))
  parser.on('cdata', refuse('a CDATA section'))
  if (!dropsComments) parser.on('comment', refuse('a comment'))
  parser.on('opentag', ({ local: name, uri, attributes: given }) => {
    count += 1
    if (count > mostElements || around.length >= deepest) throw new Error('The XML has too many elements.')
    const named = Object.values(given).flatMap(({ prefix, local, value }) =>
      prefix === '' ? [[local, value] as const] : [],
    )
    const element: Draft = { name, uri, attributes: Object.fromEntries(named), children: [], text: '' }
    around.at(-1)?.children.push(element)
    root ??= element
    around.push(element)
  })
  parser.on('text', (text) => {
    const element = around.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => {
    around.pop()
  })
  parser.write(xml).close()
  if (!root) throw new Error('The XML is empty.')
  return root
}

/** Returns an element and all within it. */
export function allWithin(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(allWithin)]
}

/** Returns the children of a name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** Returns the only child of a name; throws for none and for several. */
export function childOf(element: XmlElement, name: string): XmlElement {
  const [child, ...others] = childrenOf(element, name)
  if (!child || others.length > 0) throw new Error(`${element.name} must have exactly one ${name}.`)
  return child
}
