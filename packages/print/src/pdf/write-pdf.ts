import { type PdfLine, pagesOf } from './lay-out.ts'

/**
 * Pages of text as PDF 1.7. The font is named, not embedded (STSong-Light with the map UniGB-UTF16-H, ISO 32000-1,
 * 9.7.5.2): each reader shows its own font for Chinese. What is written is Unicode, so that it can be searched and copied.
 */
export function writePdf(title: string, lines: readonly PdfLine[]): Uint8Array {
  const pages = pagesOf(lines)
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, place) => `${6 + place * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /DW 1000 /W [1 95 500] /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >>',
    `<< /Title ${hexText(`\ufeff${title}`)} /Producer (Signet) >>`,
  ]
  for (const [place, page] of pages.entries()) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents ${7 + place * 2} 0 R >>`,
    )
    const drawn = [...page, { text: `${place + 1} / ${pages.length}`, size: 9, x: 280, y: 30 }].map(drawText)
    const content = drawn.join('\n')
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  return assembled(objects)
}

type Drawn = Readonly<{ text: string; size: number; x: number; y: number }>

function drawText({ text, size, x, y }: Drawn): string {
  return `BT /F ${size} Tf ${x} ${y} Td ${hexText(text)} Tj ET`
}

/** UTF-16, big end first. */
function hexText(text: string): string {
  const units = Array.from({ length: text.length }, (_, place) => text.charCodeAt(place))
  return `<${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
}

/** Everything above is ASCII, so that places in the text are places in the file. */
function assembled(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.7\n'
  const places = objects.map((object, place) => {
    const at = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`)
}
