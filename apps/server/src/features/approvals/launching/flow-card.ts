import type { publishedFlows } from '../../../cases/design/design-store.ts'

type Row = Awaited<ReturnType<typeof publishedFlows>>[number]

export function flowCard({ id, name, code, category, icon, iconColor, isFavourite, timesUsed }: Row) {
  return {
    ...{ id, name, code, category, icon, iconColor },
    isFavourite: Boolean(isFavourite),
    timesUsed: Number(timesUsed ?? 0),
  }
}
