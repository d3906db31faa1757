import type Decimal from 'decimal.js-light'

/**
 * A value while it is computed; which of these it is follows from the checked type, so days and instants need no tag:
 * number = Decimal, text = string, date = days since 1970-01-01, datetime and duration = milliseconds.
 */
export type Value = Decimal | string | boolean | number | null | readonly Value[]
export type PresentValue = Exclude<Value, null>
