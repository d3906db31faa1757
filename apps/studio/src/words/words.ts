import type { ParsedCatalogue } from '@signet/i18n'
import type { Locale } from 'antd/es/locale'

/** What a language brings: our sentences, and antd's own few words. */
export type Words = Readonly<{ catalogue: ParsedCatalogue; antd: Locale }>
