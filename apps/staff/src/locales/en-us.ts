import { joinCatalogues } from '@signet/i18n'

export const catalogue = joinCatalogues(
  import.meta.glob<Record<string, string>>(
    ['../**/locales/en-US.json', '../../../../packages/*/src/**/locales/en-US.json'],
    { eager: true, import: 'default' },
  ),
)
