declare module 'pg/lib/utils.js' {
  /** A value as PostgreSQL reads it in a parameter: text, bytes or null. */
  const utils: Readonly<{ prepareValue: (value: unknown) => string | Buffer | null }>
  export default utils
}
