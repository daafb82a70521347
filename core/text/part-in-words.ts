/** Parts of a whole in everyday words. */

const parts = ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const counts = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** "A half", "Two fifths". Empty where no everyday words are exact: 17%, or parts smaller than a tenth. Both numbers are whole. */
export const partInWords = (part: number, whole: number): string => {
  const of = parts.findIndex((name, smallest) => name !== '' && (part * smallest) % whole === 0)
  const name = parts[of]
  const count = (part * of) / whole
  if (!name || part <= 0 || part >= whole) return ''
  return count === 1 ? `${name === 'eighth' ? 'An' : 'A'} ${name}` : `${counts[count]} ${name}s`
}
