import { useLanguage, useT } from '@signet/i18n/react'
import { AppTile, classes } from '@signet/ui'
import type { DesignTemplate } from './template.ts'
import styles from './template-cards.module.css'
import { designTemplates } from './templates/index.ts'

type TemplateCardsProps = Readonly<{
  /** Undefined: pressing one does something at once. */
  chosen?: DesignTemplate | undefined
  isChoice?: boolean
  onChoose: (template: DesignTemplate) => void
}>

/** The templates by what they are about, side by side, each with what it is for. */
export function TemplateCards(props: TemplateCardsProps) {
  const t = useT()
  const { locale } = useLanguage()
  const groups = Map.groupBy(designTemplates, ({ category }) => category[locale])
  return (
    <section
      className={classes(styles.groups, props.isChoice && styles.within)}
      aria-label={t('design-templates.title')}
    >
      {[...groups].map(([category, templates]) => (
        <div key={category} className={styles.group}>
          <p className={styles.category}>{category}</p>
          <Cards {...props} templates={templates} />
        </div>
      ))}
    </section>
  )
}

type CardsProps = TemplateCardsProps & Readonly<{ templates: readonly DesignTemplate[] }>

function Cards({ chosen, isChoice = false, onChoose, templates }: CardsProps) {
  const { locale } = useLanguage()
  return (
    <ul className={styles.cards}>
      {templates.map((template) => {
        const { id, name, about, icon, iconColor } = template
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.card}
              {...(isChoice && { 'aria-pressed': template === chosen })}
              onClick={() => onChoose(template)}
            >
              <AppTile icon={icon} name={name[locale]} seed={id} color={iconColor} size={32} />
              <span className={styles.words}>
                <strong className={styles.name}>{name[locale]}</strong>
                <span className={styles.about}>{about[locale]}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
