import type { PaperCell, PaperPart, PaperSheet } from '@signet/print'
import type { Weight } from './strip.ts'

/** All texts of a sheet by weight, to choose the characters of its fonts. */
export function textsOfSheet({ header, footer, lines }: PaperSheet): Readonly<Record<Weight, string>> {
  const parts = lines.flatMap(({ blocks }) => blocks.flatMap((block) => block.parts))
  const running = [header, footer].flatMap(({ start, middle, end }) => [...start, ...middle, ...end])
  const texts = parts.flatMap(textsOf)
  const of = (weight: Weight) => texts.flatMap((one) => (one.weight === weight ? one.text : []))
  const said = running.flatMap((part) => (part.kind === 'words' ? part.text : []))
  return { regular: [...of('regular'), ...said].join('\n'), bold: of('bold').join('\n') }
}

function textsOf(part: PaperPart): readonly Readonly<{ weight: Weight; text: string }>[] {
  if (part.kind === 'grid') return [...(part.head ?? []), ...part.rows.flat()].map(ofCell)
  if (part.kind !== 'text') return []
  return [{ weight: part.look === 'title' || part.look === 'heading' ? 'bold' : 'regular', text: part.text }]
}

function ofCell({ look, text }: PaperCell) {
  return { weight: look === 'head' || look === 'strong' ? 'bold' : 'regular', text } as const
}
