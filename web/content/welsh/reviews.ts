import type { Words } from '../words.ts'

export const reviews: Words['reviews'] = {
  heading: 'Barn ein cwsmeriaid',
  average: (of5) => `${of5} allan o 5`,
  from: (count) => `gan ${count} o gwsmeriaid sydd wedi’u cadarnhau.`,
  more: 'Beth maen nhw’n ei ddweud',
  customer: 'Cwsmer',
}
