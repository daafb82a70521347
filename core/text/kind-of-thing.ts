/** Recognises, from its words, what was typed as a thing and is something else in law. Every expression here is linear. */

export const thingKinds = ['property', 'business', 'pension', 'policy', 'contents', 'account', 'money'] as const
export type ThingKind = (typeof thingKinds)[number]

/** Added to “contents of my safe” where no money and no papers are meant. */
export const THINGS_ONLY = 'but no money or papers'

const any = (...words: string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})\\b`, 'gu')

/** Things whose names hold one of the words below: a doll’s house, a Land Rover. Blanked out before anything is looked for. */
const things = [
  any("(?:doll'?s?'?|dolls'|bird|play|green|hen|dog|toy|model|wendy|tree|gingerbread)[ -]?houses?"),
  any('house[ -]?(?:plants?|keys?|coat|clock|number|sign|name)'),
  any('land[ -]?(?:rover|cruiser)s?'),
  any('flat[ -]?(?:screen|cap|pack|iron|bed|top|fish)\\w*'),
  any('(?:field|opera)[ -]?glasses', 'field (?:marshal|gun|telephone|hockey)'),
  any('garage (?:tools?|sign|door opener)', 'cottage (?:piano|chair|clock)', 'farmhouse (?:table|clock|chairs?)'),
  any('limited edition', 'company car', 'business (?:suit|cards?|books?)', 'farm (?:toys?|set|animals)', 'toy farm'),
  any('pension book', 'account books?', 'money[ -]?(?:box|clip|belt)', 'cash[ -]?box', 'cash register'),
  any('bonds? street', 'james bond', 'savings (?:tin|box|jar)'),
  // What a thing is worth is no gift of money, and a coin or a note is a thing.
  /\b(?:worth|valued at|insured for|cost|costing|bought for) (?:about |around )?£ ?[\d,.]+k?/gu,
  /£ ?\d+ (?:coin|note|banknote)s?\b/gu,
] as const

const PICTURE = any(
  '(?:painting|picture|photo|photograph|print|drawing|watercolour|sketch|model|map|engraving|sampler|book)s? (?:of|about)',
)

const CONTENTS = /\b(?:contents of|everything in)\b(?: [\p{L}\p{N}'’]+){0,4}|\bhouse(?:hold)? contents\b/gu

const DWELLING =
  'house|flat|bungalow|cottage|apartment|maisonette|farmhouse|property|properties|land|plot|paddock|woodland|farmland|freehold|leasehold|garage|timeshare'
const OWN_LAND = '(?:my|our|the|family|main|second|holiday) home|(?:my|our) (?:lake|orchard|field|barn(?! owl))s?'
const PROPERTY = any(DWELLING, OWN_LAND)
/** Where a thing is: “the piano in my flat”. */
const PLACE = new RegExp(
  `\\b(?:in|inside|at|from|on|outside|by|near|for|to) (?:my|the|our) (?:${DWELLING}|home|study|safe|bank)\\b`,
  'gu',
)
/** A part of a property is a property: “half of the house”, “my share in the flat”. */
const PART = any('(?:share|half|part|third|quarter|interest|stake) (?:in|of)', 'half', '\\d+ ?(?:%|percent)')

const FINANCE = any(
  'banks?|building society|funds?|invest\\w*|asset management|savings|securities|isas?|trusts?|insurance|assurance',
  'credit union|wealth|stockbrokers?|nominees|pensions?|plc',
)
const BUSINESS = any('ltd|limited|llp|partnership|shareholding|business|company|companies|farm|franchise')
const PENSION = any('pensions?|sipp|annuity|annuities|superannuation')
const POLICY = any('policy|policies|life (?:insurance|assurance|cover)|endowment|death[ -]in[ -]service')
const ACCOUNT = any(
  '(?:bank|savings|current|deposit|joint|building society) accounts?|savings|isas?|premium bonds?|savings bonds?',
  'shares|stocks|unit trusts?|investments?|bitcoins?|cryptocurrency|plc|shareholding',
)
const MONEY = /£ ?\d|\b\d[\d,.]{0,20} ?(?:pounds|gbp)\b|\b(?:my|the|all|all my|all the) (?:cash|money)\b/u

const has = (text: string, expression: RegExp): boolean => text.search(expression) >= 0

const without = (text: string, expressions: readonly RegExp[]): string =>
  expressions.reduce((left, expression) => left.replace(expression, ' '), text)

const tidy = (typed: string): string =>
  typed.normalize('NFKC').toLocaleLowerCase('en-GB').replaceAll('’', "'").replace(/\s+/gu, ' ')

/** What the words of a gift read as, the kind with the gravest consequence first. Undefined: a thing. */
export const kindOfThing = (typed: string): ThingKind | undefined => {
  const said = tidy(typed)
  const meantAsThings = said.includes(THINGS_ONLY)
  const words = without(said.replaceAll(THINGS_ONLY, ' '), things)
  const owned = without(words, [CONTENTS])
  const placed = has(owned, PART) ? owned : without(owned, [PLACE])
  const isPicture = has(words, PICTURE)
  if (!isPicture && has(placed, PROPERTY)) return 'property'
  if (!isPicture && has(owned, BUSINESS) && !has(owned, FINANCE)) return 'business'
  if (has(owned, PENSION)) return 'pension'
  if (has(owned, POLICY)) return 'policy'
  if (has(words, CONTENTS) && !meantAsThings) return 'contents'
  if (has(owned, ACCOUNT)) return 'account'
  return has(owned, MONEY) ? 'money' : undefined
}

/** The first sum in the words of a gift, as typed: "10,000". */
export const sumIn = (typed: string): string | undefined =>
  /£ ?(\d[\d,]{0,20}(?:\.\d\d)?)/u.exec(typed)?.[1] ??
  /\b(\d[\d,]{0,20}(?:\.\d\d)?) ?(?:pounds|gbp)\b/iu.exec(typed)?.[1]
