export const alignments = ['start', 'center', 'end'] as const
export const dividerLines = ['solid', 'dashed', 'double'] as const
export const textLooks = ['title', 'heading', 'body', 'note'] as const

type Alignment = (typeof alignments)[number]

/** A cell of a grid on paper. */
export type PaperCell = Readonly<{
  text: string
  /** Columns that it covers; one by default. */
  span?: number
  look?: 'label' | 'head' | 'strong'
  align?: Alignment
  /** A picture below the text, as data URL. */
  picture?: string
  /** Has no border to the cell above or below, because both are one. */
  joins?: Readonly<{ above: boolean; below: boolean }>
}>

/** Something that a block puts on paper, from top to bottom; lengths in millimetres. */
export type PaperPart =
  | Readonly<{ kind: 'text'; text: string; look: (typeof textLooks)[number]; align: Alignment }>
  | Readonly<{
      kind: 'grid'
      /** Relative widths of the columns. */
      shares: readonly number[]
      /** Repeated on every page. */
      head?: readonly PaperCell[]
      rows: readonly (readonly PaperCell[])[]
      isRuled: boolean
    }>
  | Readonly<{ kind: 'pictures'; sources: readonly string[]; height: number; align: Alignment }>
  | Readonly<{ kind: 'qr'; text: string; side: number; align: Alignment }>
  | Readonly<{ kind: 'rule'; line: (typeof dividerLines)[number] }>
  | Readonly<{ kind: 'space'; height: number }>

/** Inline pictures of a value as data URLs; files are named by its text. */
export function inlinePictures(
  pictures: readonly (Readonly<{ source: string }> | Readonly<{ fileId: string }>)[] = [],
): readonly string[] {
  return pictures.flatMap((one) => ('source' in one ? [one.source] : []))
}
