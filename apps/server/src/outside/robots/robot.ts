/** What a group chat hears: one line, and where it leads; empty without a public address. */
export type RobotMessage = Readonly<{ text: string; link: string; open: string }>

type Signed = Readonly<{ url: string; body: string; secret: string; now: number }>

/** How a vendor's robot is spoken to. Texts of people are never read as markup, and address no one. */
export type Robot = Readonly<{
  /** The body, as it is kept for all attempts. */
  compose: (message: RobotMessage) => Readonly<Record<string, unknown>>
  /** Adds the signature of this moment (milliseconds since 1970), if the robot has a secret. */
  sign: (request: Signed) => Readonly<{ url: string; body: string }>
  /** The vendor's own words when it did not take the message; undefined when it did. */
  refusalIn: (answer: unknown) => string | undefined
}>

/** Reads `{ [code]: 0, [words]: … }`, with which the vendors answer. */
export function refusalIn(answer: unknown, code: string, words: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return 'no JSON'
  const number: unknown = Reflect.get(answer, code)
  return number === 0 ? undefined : `${String(number)}: ${String(Reflect.get(answer, words))}`.slice(0, 200)
}
