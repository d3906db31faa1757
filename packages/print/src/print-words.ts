import { z } from 'zod'

const Text = z.string().max(5000)

/** Words of an administrator with places for values (`{title}`, `{=upper(title)}`): for everybody, or per language. */
export const PrintWords = z.union([
  Text,
  z.strictObject({ 'zh-CN': Text, 'zh-TW': Text.optional(), 'en-US': Text.optional() }),
])
export type PrintWords = Readonly<z.output<typeof PrintWords>> | string
