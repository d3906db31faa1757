import type { Card } from './queries.ts'

/** Saves a card as a file that address books of phones read. */
export function saveCard(card: Card): void {
  const address = URL.createObjectURL(new Blob([vCardOf(card)], { type: 'text/vcard' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${card.person.name}.vcf`
  link.click()
  URL.revokeObjectURL(address)
}

/** Returns a card as vCard 3.0 (RFC 2426), which older phones read too; what is empty is left out. */
export function vCardOf({ person, departments, posts, mobilePhone, email }: Card): string {
  const properties: readonly (readonly [string, string | undefined])[] = [
    ['FN', person.name],
    ['ORG', departments[0]?.name],
    ['TITLE', posts[0]],
    ['TEL;TYPE=CELL', mobilePhone],
    ['EMAIL', email],
  ]
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(person.name)};;;;`,
    ...properties.flatMap(([name, value]) => (value ? [`${name}:${escaped(value)}`] : [])),
    'END:VCARD',
    '',
  ].join('\r\n')
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r\n|[\r\n]/g, String.raw`\n`)
}
