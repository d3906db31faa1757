import type { Catalogue } from '@signet/i18n'
import antd from 'antd/es/locale/en_US'
import { catalogueOf } from './catalogue-of.ts'
import type { Words } from './words.ts'

export const words: Words = {
  antd,
  catalogue: catalogueOf(
    import.meta.glob<Catalogue>(
      [
        '../**/locales/en-US.json',
        '../../../../packages/{client,flow,form,formula,i18n,print,ui}/src/**/{locales,panel-locales}/en-US.json',
      ],
      { eager: true, import: 'default' },
    ),
  ),
}
