import { describe, expect, test } from 'vitest'
import { inBraille, withoutBraille } from './as-brf.ts'

describe('A text in uncontracted English braille', () => {
  // As liblouis 3.24 has them, the library of screen readers, by its table en-ueb-g1.
  test.each([
    [
      'I leave £5,000 to my sister Anne-Marie (of 3 Mill Street, Ludlow SY8).',
      ',i leave `l#e1jjj to my sister ,anne-,marie "<of #c ,mill ,street1 ,ludlow ,,sy#h">4',
    ],
    ['The last will of Margaret Ellen Hale', ',the last will of ,margaret ,ellen ,hale'],
    ['1. Earlier wills', '#a4 ,earlier wills'],
    [
      'I cancel every will and every codicil that I made before this one.',
      ',i cancel every will and every codicil that ,i made before this one4',
    ],
    ['Hale, born 4.5.1968; 50% each; 1/2 of the rest.', ',hale1 born #d4e4aifh2 #ej.0 each2 #a_/#b of the rest4'],
    [
      'A quote: “my gold ring”, and the home at 14a Orchard Lane.',
      ',a quote3 8my gold ring01 and the home at #ad;a ,orchard ,lane4',
    ],
    ['José Núñez and Zoë Brontë’s niece', ",jos~/e ,n~/u~}nez and ,zo~3e ,bront~3e's niece"],
    ['DOCUMENT 7F3K-21QX', ',,document #g,f#c,k-#ba,,qx'],
    [
      'Ask: who is it? Email help@heirloom.example or see page 3/4 – the last.',
      ',ask3 who is it8 ,email help`aheirloom4example or see page #c_/#d ,- the last4',
    ],
    ['(a) the NHS, or NATO; [see below] & more * note', '"<a"> the ,,nhs1 or ,,nato2 .<see below.> `& more "9 note'],
    ['UK £1,250.50 A4 x2 B–C', ',,uk `l#a1bej4ej ,a#d x#b ,b,-,c'],
    ['half (50 %) and a third (33.33 %)', 'half "<#ej .0"> and a third "<#cc4cc .0">'],
    ["Éric O'Brien’s half-share", ",~/eric ,o',brien's half-share"],
    ['The NHSs and a BBCnews item', ",the ,,nhs,'s and a ,,bbc,'news item"],
    ['What? Who’s there! Yes; no.', ",what8 ,who's there6 ,yes2 no4"],
    ['3b 3k 14a 7j x3a', '#c;b #ck #ad;a #g;j x#c;a'],
    ['Ŵyn ap Siôn, Tŷ Mawr', ',~%wyn ap ,si~%on1 ,t~%y ,mawr'],
  ])('%s', (text, cells) => {
    expect(inBraille(text)).toBe(cells)
  })

  test('the halves of a postcode stay apart, where a space within one number would join them', () => {
    expect(inBraille('SY8 1BE')).toBe(',,sy#h #a,,be')
  })

  test('what has no cell is named, and what has one is not', () => {
    expect(withoutBraille('José Núñez, 14a £5 “x” – Ŵ')).toEqual([])
    expect(withoutBraille('ß and 李')).toEqual(['ß', '李'])
  })
})
