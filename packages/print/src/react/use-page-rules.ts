import { useEffect } from 'react'
import { pageRules } from '../page-rules.ts'
import type { PrintTemplate } from '../print-template.ts'
import type { Teller } from '../teller.ts'

/** Gives the printer its paper while the sheets are there. A constructed style sheet, since the policy allows no other. */
export function usePageRules(
  template: PrintTemplate,
  sheets: readonly Readonly<{ teller: Teller }>[],
  isWanted: boolean,
): void {
  useEffect(() => {
    if (!isWanted) return
    const rules = new CSSStyleSheet()
    rules.replaceSync(
      pageRules(
        template,
        sheets.map(({ teller }) => teller),
      ),
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules)
    }
  }, [template, sheets, isWanted])
}
