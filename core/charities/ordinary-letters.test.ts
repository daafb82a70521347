import { expect, test } from 'vitest'
import { ordinaryLetters } from './known-charities.ts'

test.each([
  ['THE ROYAL NATIONAL LIFEBOAT INSTITUTION', 'The Royal National Lifeboat Institution'],
  ['CANCER RESEARCH UK', 'Cancer Research UK'],
  ['THE SAMARITANS OF LUDLOW AND THE MARCHES', 'The Samaritans of Ludlow and the Marches'],
  ["WOMEN'S AID (SHROPSHIRE)", "Women's Aid (Shropshire)"],
  ['ST JOHN’S AND ST. MARY’S P.C.C.', 'St John’s and St. Mary’s P.C.C.'],
  ["THE O'BRIEN MCDONALD TRUST", "The O'Brien McDonald Trust"],
  ['1ST LUDLOW SCOUT GROUP', '1st Ludlow Scout Group'],
  ['KING GEORGE VI AND RNLI FUND', 'King George VI and RNLI Fund'],
  ['HAY-ON-WYE FOOD BANK', 'Hay-on-Wye Food Bank'],
  ['TŶ HAFAN', 'Tŷ Hafan'],
  ['BLCF', 'BLCF'],
  ['Barnardo’s', 'Barnardo’s'],
  ['eBay for Charity', 'eBay for Charity'],
  ['', ''],
])('%s is shown as %s', (register, shown) => {
  expect(ordinaryLetters(register)).toBe(shown)
})
