/** The text of a PDF of ours, line by line: it is written as UTF-16 in hexadecimal. */
export function textOfPdf(pdf: string): string {
  const words = Array.from(pdf.matchAll(/<([0-9a-f]{4,})> Tj/g), ([, hex = '']) =>
    (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
  )
  return words.join('\n')
}
