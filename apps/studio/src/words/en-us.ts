import { joinCatalogues } from '@signet/i18n'
import antd from 'antd/es/locale/en_US'
import type { Words } from '../shell/wording.ts'

export const words: Words = {
  antd,
  catalogue: joinCatalogues(
    import.meta.glob<Record<string, string>>(
      ['../**/locales/en-US.json', '../../../../packages/{client,i18n,ui}/src/**/locales/en-US.json'],
      { eager: true, import: 'default' },
    ),
  ),
}
