import { z } from 'zod'

const Text = z.string().max(5000)

/** Text of an administrator with placeholders (`{title}`, `{=upper(title)}`), single or per language. */
export const PrintWords = z.union([
  Text,
  z.strictObject({ 'zh-CN': Text, 'zh-TW': Text.optional(), 'en-US': Text.optional() }),
])
export type PrintWords = Readonly<z.output<typeof PrintWords>> | string
