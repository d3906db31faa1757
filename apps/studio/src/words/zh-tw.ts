import type { Catalogue } from '@signet/i18n'
import antd from 'antd/es/locale/zh_TW'
import { catalogueOf } from './catalogue-of.ts'
import type { Words } from './words.ts'

export const words: Words = {
  antd,
  catalogue: catalogueOf(
    import.meta.glob<Catalogue>(
      [
        '../**/locales/zh-TW.json',
        '../../../../packages/{client,flow,form,formula,i18n,print,ui}/src/**/{locales,panel-locales}/zh-TW.json',
      ],
      { eager: true, import: 'default' },
    ),
  ),
}
