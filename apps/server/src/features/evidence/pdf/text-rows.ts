import type { Typeface } from './typeface.ts'

/** Returns rows of at most this many ems; breaks a word only if it is wider than a row. */
export function rowsOf({ writable, widthOf }: Typeface, text: string, ems: number): readonly string[] {
  return writable(text)
    .split('\n')
    .flatMap((paragraph) => {
      const rows: string[] = []
      let row = ''
      let width = 0
      const add = (piece: string, wide: number) => {
        if (row !== '' && width + widthOf(piece.trimEnd()) > ems) {
          rows.push(row)
          row = ''
          width = 0
        }
        row += piece
        width += wide
      }
      for (const piece of piecesOf(paragraph)) {
        const wide = widthOf(piece)
        if (wide <= ems) add(piece, wide)
        else for (const character of piece) add(character, widthOf(character))
      }
      return [...rows, row]
    })
}

function piecesOf(paragraph: string): readonly string[] {
  return paragraph.split(/(?<=\s)|(?=[\u2e80-\uffef])|(?<=[\u2e80-\uffef])/u)
}
