import { joinCatalogues } from '@signet/i18n'

export const catalogue = joinCatalogues(
  import.meta.glob<Record<string, string>>(
    ['../**/locales/zh-TW.json', '../../../../packages/*/src/**/locales/zh-TW.json'],
    { eager: true, import: 'default' },
  ),
)
