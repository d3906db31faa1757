import type { ParsedCatalogue } from '@signet/i18n'
import type { Locale } from 'antd/es/locale'

/** The texts of a language: ours, and antd's own. */
export type Words = Readonly<{ catalogue: ParsedCatalogue; antd: Locale }>
