import { joinCatalogues } from '@signet/i18n'

export const catalogue = joinCatalogues(
  import.meta.glob<Record<string, string>>(
    ['../**/locales/zh-CN.json', '../../../../packages/*/src/**/locales/zh-CN.json'],
    { eager: true, import: 'default' },
  ),
)
