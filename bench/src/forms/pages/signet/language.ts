import { type Catalogue, createLanguage, joinCatalogues } from '@signet/i18n'

const files = import.meta.glob<Catalogue>(
  '../../../../../packages/{form,formula,i18n,ui}/src/**/locales/en-US.json',
  {
    eager: true,
    import: 'default',
  },
)

export const language = createLanguage({
  locale: 'en-US',
  catalogue: joinCatalogues(files),
  timeZone: 'Asia/Shanghai',
})
