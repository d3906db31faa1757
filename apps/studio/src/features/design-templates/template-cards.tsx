import { useLanguage, useT } from '@signet/i18n/react'
import { AppTile } from '@signet/ui'
import type { DesignTemplate } from './template.ts'
import styles from './template-cards.module.css'
import { designTemplates } from './templates/index.ts'

type TemplateCardsProps = Readonly<{
  /** Undefined: pressing one does something at once. */
  chosen?: DesignTemplate | undefined
  isChoice?: boolean
  onChoose: (template: DesignTemplate) => void
}>

/** The templates side by side, each with what it is for. */
export function TemplateCards({ chosen, isChoice = false, onChoose }: TemplateCardsProps) {
  const t = useT()
  const { locale } = useLanguage()
  return (
    <ul className={styles.cards} aria-label={t('design-templates.title')}>
      {designTemplates.map((template) => {
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
