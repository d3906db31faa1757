import { joinCatalogues } from '@signet/i18n'
import antd from 'antd/es/locale/zh_TW'
import type { Words } from '../shell/wording.ts'

export const words: Words = {
  antd,
  catalogue: joinCatalogues(
    import.meta.glob<Record<string, string>>(
      ['../**/locales/zh-TW.json', '../../../../packages/{client,i18n,ui}/src/**/locales/zh-TW.json'],
      { eager: true, import: 'default' },
    ),
  ),
}
