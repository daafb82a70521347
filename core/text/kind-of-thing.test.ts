import { describe, expect, test } from 'vitest'
import { kindOfThing, sumIn, THINGS_ONLY, type ThingKind } from './kind-of-thing.ts'

// Finding: 29
describe('what was typed as a thing', () => {
  test.each<[string, ThingKind]>([
    ['my house at 14 Orchard Lane and £10,000 from my safe', 'property'],
    ['My Flat', 'property'],
    ['our home', 'property'],
    ['half of the house', 'property'],
    ['my share in the flat in Rhyl', 'property'],
    ['the land behind the church', 'property'],
    ['Rose Cottage', 'property'],
    ['my lake in Wales', 'property'],
    ['our fields at Wem', 'property'],
    ['my timeshare', 'property'],
    ['my 40% shareholding in Hale Ltd', 'business'],
    ['shares in Hale Limited', 'business'],
    ['my window cleaning business', 'business'],
    ['the farm', 'business'],
    ['my Aviva pension', 'pension'],
    ['my SIPP', 'pension'],
    ['life insurance with Acorn', 'policy'],
    ['the proceeds of my policy', 'policy'],
    ['Contents of my safe', 'contents'],
    ['the contents of my house', 'contents'],
    ['everything in the garage', 'contents'],
    ['household contents', 'contents'],
    ['my savings account', 'account'],
    ['Premium bonds', 'account'],
    ['shares in Tesco plc', 'account'],
    ['shares', 'account'],
    ['my ISA', 'account'],
    ['£10,000 from my safe', 'money'],
    ['10,000 pounds', 'money'],
    ['the money in my safe', 'money'],
  ])('“%s” reads as %s', (typed, kind) => {
    expect(kindOfThing(typed)).toBe(kind)
  })

  test.each([
    'my piano',
    'gold ring with a blue stone',
    'the doll’s house that my father made',
    "a dolls' house",
    'my Land Rover Defender',
    'house plants',
    'flat-screen television',
    'my flat cap',
    'painting of our house at Wem',
    'the clock in my flat',
    'the ring in my safe',
    'the piano at the house',
    'watch worth £2,000',
    'a £5 coin of 1997',
    'limited edition print',
    'my grandmother’s money box',
    'the homemade quilt',
    'my barn owl figurine',
    'a painting of my orchard',
    'my field glasses',
    'a Lake District map',
    'a picture of the farm',
    'Waterford glass',
    'the Portland vase',
    'Royal Copenhagen plates',
    'Sheffield steel knives',
    'the Fielding watercolour',
  ])('“%s” is a thing', (typed) => {
    expect(kindOfThing(typed)).toBeUndefined()
  })

  test('contents without money and papers are things', () => {
    expect(kindOfThing(`Contents of my safe, ${THINGS_ONLY}`)).toBeUndefined()
    expect(kindOfThing(`Contents of my house and my car, ${THINGS_ONLY}`)).toBeUndefined()
  })

  test.each([
    ['£10,000 from my safe', '10,000'],
    ['my house and £ 250.50', '250.50'],
    ['10,000 Pounds', '10,000'],
    ['my house', undefined],
  ])('the sum in “%s” is %s', (typed, sum) => {
    expect(sumIn(typed)).toBe(sum)
  })
})
