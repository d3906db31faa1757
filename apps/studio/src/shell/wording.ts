import { createLanguage, type Language, type Locale } from '@signet/i18n'
import type { Words } from '../words/words.ts'
import { createValue, type Value } from './value.ts'

/** The language that is being spoken: our sentences and antd's own few words. */
export type Spoken = Readonly<{ language: Language; antd: Words['antd'] }>
export type Wording = Readonly<{
  spoken: Value<Spoken | null>
  speak: (locale: Locale) => Promise<void>
  say: Language['t']
}>

const loaders: Readonly<Record<Locale, () => Promise<{ words: Words }>>> = {
  'zh-CN': () => import('../words/zh-cn.ts'),
  'zh-TW': () => import('../words/zh-tw.ts'),
  'en-US': () => import('../words/en-us.ts'),
}

/** Loads a language when it is first asked for, and only then; the wish that came last wins. */
export function createWording(): Wording {
  const spoken = createValue<Spoken | null>(null)
  let wish = 0
  return {
    spoken,
    async speak(locale) {
      wish += 1
      const mine = wish
      const { words } = await loaders[locale]()
      if (mine !== wish) return
      spoken.set({ language: createLanguage({ locale, catalogue: words.catalogue }), antd: words.antd })
    },
    say: (key, params) => spoken.get()?.language.t(key, params) ?? key,
  }
}
