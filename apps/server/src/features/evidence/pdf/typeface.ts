import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@signet/i18n'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** A font file reduced to the characters of one document. */
type Face = Readonly<{ name: string; bytes: Buffer; font: Font }>

/** The faces of one weight, in order of preference. */
export type Typeface = Readonly<{
  faces: readonly Face[]
  /** Replaces a character that no face has by its code, such as `[U+1F600]`. */
  writable: (text: string) => string
  /** Returns the width in ems. */
  widthOf: (text: string) => number
  /** Splits the text where the face changes. */
  runsOf: (text: string) => readonly Readonly<{ face: string; text: string }>[]
}>

type Weight = 'Regular' | 'Bold'

const families = {
  simplified: [import.meta.resolve('@embedpdf/fonts-sc'), 'NotoSansHans', 'otf'],
  traditional: [import.meta.resolve('@embedpdf/fonts-tc'), 'NotoSansHant', 'otf'],
  latin: [import.meta.resolve('@embedpdf/fonts-latin'), 'NotoSans', 'ttf'],
} as const

const orders: Readonly<Record<Locale, readonly (keyof typeof families)[]>> = {
  'zh-CN': ['simplified', 'traditional', 'latin'],
  'zh-TW': ['traditional', 'simplified', 'latin'],
  'en-US': ['simplified', 'traditional', 'latin'],
}

/** Characters of page numbers and of the codes of missing characters. */
const always = ' /[]+0123456789ABCDEFU'

/** Loads fonts until every character is covered; Chinese fonts of the reader's script come first. */
export async function typefaceFor(text: string, locale: Locale, weight: Weight): Promise<Typeface> {
  const faces: Face[] = []
  let missing: ReadonlySet<string> = new Set(always + shown(text).replaceAll('\n', ''))
  for (const family of orders[locale]) {
    if (missing.size === 0) break
    const face = await readFace(family, weight, [...missing, ' '].sort().join(''))
    faces.push(face)
    missing = new Set([...missing].filter((character) => !hasGlyph(face, character)))
  }
  return typefaceOf(faces)
}

async function readFace(family: keyof typeof families, weight: Weight, characters: string): Promise<Face> {
  const [from, file, type] = families[family]
  const path = new URL(`../fonts/${file}-${weight}.${type}`, from)
  const bytes = await subsetFont(await readFile(fileURLToPath(path)), characters, {
    targetFormat: 'sfnt',
    noLayoutClosure: true,
  })
  const font = create(bytes)
  if (!('unitsPerEm' in font)) throw new Error(`${file} is a collection of fonts`)
  return { name: `${family}${weight}`, bytes, font }
}

function typefaceOf(faces: readonly Face[]): Typeface {
  const known = new Map<string, Readonly<{ face: string; width: number }> | undefined>()
  const look = (character: string) => {
    if (!known.has(character)) known.set(character, glyphOf(faces, character))
    return known.get(character)
  }
  return {
    faces,
    writable: (text) =>
      Array.from(shown(text), (one) => (one === '\n' || look(one) ? one : codeOf(one))).join(''),
    widthOf: (text) => Array.from(text).reduce((sum, one) => sum + (look(one)?.width ?? 1), 0),
    runsOf: (text) => {
      const runs: { face: string; text: string }[] = []
      for (const character of text) {
        const face = look(character)?.face ?? ''
        const last = runs.at(-1)
        if (last && (last.face === face || character === ' ')) last.text += character
        else runs.push({ face, text: character })
      }
      return runs
    },
  }
}

function glyphOf(faces: readonly Face[], character: string) {
  const face = faces.find((one) => hasGlyph(one, character))
  if (!face) return undefined
  const { advanceWidth } = face.font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  return { face: face.name, width: advanceWidth / face.font.unitsPerEm }
}

function hasGlyph({ font }: Face, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

/** Normalizes line breaks and drops invisible characters. */
function shown(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, (one) => (one === '\n' ? one : ''))
}

function codeOf(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}
