import type { CaseView } from '@signet/contract'
import { compileForm, type FormValues, type PrintLine, printText } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { Facts, Section } from '../../../kit/details/facts.tsx'
import styles from './case-values.module.css'

/** The form's values, as far as an administrator may see them; sub-tables as tables. */
export function CaseValues({ view: { form, values, names } }: Readonly<{ view: CaseView }>) {
  const { locale } = useLanguage()
  const lines = printText(compileForm(form), values as FormValues, { locale, names })
  const tables = lines.filter(({ rows }) => rows)

  return (
    <>
      <Facts
        facts={lines.filter(({ rows }) => !rows).map(({ label, text }) => ({ name: label, value: text }))}
      />
      {tables.map((line) => (
        <Rows key={line.path} line={line} />
      ))}
    </>
  )
}

function Rows({ line: { label, rows = [] } }: Readonly<{ line: PrintLine }>) {
  return (
    <Section title={label}>
      <table className={styles.rows}>
        <thead>
          <tr>
            {rows[0]?.map((column) => (
              <th key={column.path}>{column.label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a record that is only read
            <tr key={index}>
              {row.map((cell) => (
                <td key={cell.path}>{cell.text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
