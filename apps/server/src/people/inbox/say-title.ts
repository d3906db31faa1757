import type { Translate } from '@signet/i18n'
import { z } from 'zod'

type NoticeTitle = Readonly<{ title: string; titleKey: string; titleParams: unknown }>

const Params = z.record(z.string(), z.union([z.string(), z.number()]))

/** Returns a notice's own title, or our text in the reader's language. */
export function sayTitle(t: Translate, { title, titleKey, titleParams }: NoticeTitle): string {
  return titleKey === '' ? title : t(titleKey, Params.parse(titleParams))
}
