function grouped(value: number, separator: string): string {
  return Math.trunc(value)
    .toString()
    .replace(/\B(?=(?:[0-9]{3})+$)/g, separator);
}

/*
 * Numbers are formatted here instead of by Intl: the locale data of server and browser differ, and a different
 * digit group would break hydration.
 */

/** A whole number with English digit groups: 441,003. */
export const english = (value: number): string => grouped(value, ',');

/** A whole number with German digit groups: 441.003. */
export const german = (value: number): string => grouped(value, '.');

/** A number with one decimal and the German comma: 4,5. */
export const germanDecimal = (value: number): string => value.toFixed(1).replace('.', ',');

/** A whole number with Turkish digit groups: 441.003. */
export const turkish = german;

/** A number with one decimal and the Turkish comma: 4,5. */
export const turkishDecimal = germanDecimal;

/**
 * Replaces the decimal point of a number given as text with the comma used in German and Turkish: 4.5 becomes 4,5.
 */
export const withComma = (figure: string): string => figure.replace('.', ',');
