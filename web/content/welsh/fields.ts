import type { Words } from '../words.ts'

export const fields: Words['fields'] = {
  email: 'E-bost',
  password: 'Cyfrinair',
  passwordHint: 'O leiaf 8 nod. Mae’n hawdd cofio tri gair nad ydynt yn perthyn i’w gilydd.',
  showPassword: 'Dangos y cyfrinair',
  hidePassword: 'Cuddio’r cyfrinair',
  optional: '(dewisol)',
  agreement: 'Eich cytundeb',
  error: 'Gwall:',
  problem: 'Mae problem',
  newTab: '(yn agor mewn tab newydd)',
}
