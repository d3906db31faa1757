import type { Translate } from '@signet/i18n'
import { z } from 'zod'

type Titled = Readonly<{ title: string; titleKey: string; titleParams: unknown }>

const Params = z.record(z.string(), z.union([z.string(), z.number()]))

/** A notice's title: as somebody wrote it, or our sentence in the reader's language. */
export function sayTitle(t: Translate, { title, titleKey, titleParams }: Titled): string {
  return titleKey === '' ? title : t(titleKey, Params.parse(titleParams))
}
