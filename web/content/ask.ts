import type { Options, SearchOptions } from 'minisearch'
import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import type { Answer } from './answers.ts'

/** Words that ask and carry no matter of their own. */
const said: ReadonlySet<string> = new Set(
  'a about actually again all already also am an and any anyone anything are as at be been being but by can cannot cant could did do does doesnt dont else everybody everyone everything find for from get gets getting give go goes going got had happen happens has have havent having he her here hers him his how i id if ill im in is isnt it its ive just let made make makes making many may me more much must my need needs never no not now of off ok on one ones or our ours out own please put right said say see she should so some somebody someone something still such take takes tell than that the their them then there these they thing things this those to today tomorrow too two until up us use very want wants was way we well were what whats when where which while who whom whos why will wills with without work works would yet you your yours'.split(
    ' ',
  ),
)

/** Several ways to say one thing, and the words by which the product knows it. */
const layTerms: Readonly<Record<string, string>> = {
  'husband, wife, spouse, hubby, boyfriend, girlfriend, other half, better half, missus, fella, bloke, cohabitee, significant other':
    'partner',
  'kids, little ones, little girl, little boy, bairns, kiddies, nippers, wee ones, toddler, babies, newborn':
    'children',
  'son, daughter, boy, stepson, stepdaughter, stepsons, stepdaughters, step children, stepkids, lad, lass': 'child',
  'grandkids, grandson, granddaughter, grandsons, grandbabies, grandchild': 'grandchildren',
  'split up, splitting up, break up, ex husband, ex wife, ex, divorced, separated, separate, parted, living apart, live apart, walked out, left me for, estranged wife, estranged husband':
    'divorce married',
  'remarry, remarried, marrying, wedding, engaged, getting married, marriage, remarries, hitched, tie the knot, getting wed, fiance, fiancee, marry again':
    'married cancels marital',
  'live together, living together, not married, never married, arent married, common law, cohabit, cohabiting, unmarried couple, lived with':
    'unmarried partner married',
  'house, bungalow, flat, cottage': 'home own',
  'own the house, own our home, both names, we own, own half, mortgage, joint names': 'home own joint tenants',
  'live in, stay in, live there, for life': 'home life live trust',
  'without a will, no will, never made a will, not made a will, didnt make a will, did not leave a will, had a will, havent made one, havent made a will, never get round, intestacy, intestate, next of kin, die without, died without, dont have a will, havent got a will, didnt leave a will, without making a will, bother with a will':
    'without law die',
  'die before me, dies before me, goes before, go together, go at once, dies first, die at the same time, is dead, already dead, died already, passes away, passed away, passed on, predecease, goes first, outlive, outlives, survives me, both die, die together, both killed':
    'dies before you backup',
  'cut out, cut somebody out, cut someone out, disinherit, nothing to, get a penny, leave out, leave nothing, leave my son nothing, estranged, left out, written out, write out, cut off, nowt, exclude':
    'leave out',
  'contest, challenge, make a claim, fight, dispute, overturn, sue': 'leave out court claim',
  'haven spoken, havent spoken, dont speak, do not speak, dont talk, have nothing, fell out, fallen out': 'leave out',
  'to have my, machine, books, medals, china, stamps, jewellery, ring, watch, piano, car, furniture, clothes, tools, paintings, ornaments, belongings, necklace, bracelet, heirlooms, antiques, clock, guitar, violin, caravan, motorbike, boat, tractor, keepsake, possessions, knick knacks, bits and bobs':
    'gift leave item',
  'leave money, give to, thousand pounds, sum of money, hundred pounds, few quid, lump of money, fixed amount, leave some money':
    'gift sum money',
  'church, chapel, hospice, charity, charities, lifeboats, league, rspca, hospital, mosque, temple, synagogue, air ambulance, donation, good cause':
    'gift charity sum money',
  'friend, niece, nephew, godson, goddaughter, neighbour, mate, pal, godchild, auntie, aunt, uncle, cousin':
    'gift name else',
  'dog, dogs, cat, cats, animals, animal, parrot, horse, budgie, rabbit, puppy, kitten, pony, donkey, chickens, tortoise, hamster, guinea pig, moggy':
    'pets look after',
  'cremated, cremation, buried, burial, grave, ashes, hymn, hymns, coffin, organ donation, donate, body to science, bury, send off, undertaker, headstone, cemetery, crematorium, churchyard, scattered, organs, medical science':
    'funeral body',
  'death duties, death duty, death tax, taxman, nil rate, threshold, without tax, taxed, pay tax, iht, hmrc, tax bill, tax man, tax free, seven years, gifting':
    'inheritance tax',
  'disabled, disability, learning difficulties, downs syndrome, autism, benefits, bad with money, drinks, addict, gambler, gambling, spend it all, in debt, autistic, wheelchair, pip, universal credit, vulnerable, alcoholic, gambles, spendthrift, squander, fritter':
    'trust solicitor help manage money',
  'hold it for, hold money, keeps the money, wait until, old enough, what age, until they are, tie up, ring fence, drip feed, turn eighteen, come of age, too young to have':
    'trust looked after child old enough gift',
  'dear, dearer, expensive, afford, reduction, discount, cheaper, price, prices, cost, costs, fee, fees, free, yearly charge, extra to pay, card details, pricey, how much is it, how much for, set me back, skint, hard up, low income, instalments':
    'cost pay price',
  'what do i pay, pay after, charge': 'cost pay download',
  'money back, refunds, cash back, charged twice, paid twice, cancel my order, reimburse': 'refund',
  'mirror, joint will, both do, do it together, husband and i, wife and i, husband and wife, two wills, mirror wills, matching wills, same will, one will between, partner and i, him and me, the pair of us':
    'partner wills together',
  'dementia, alzheimers, stroke, coma, pay my bills, pays my bills, cannot speak, into hospital, deal with my affairs, lose control, while i am alive, poa, lpa, gaga, doolally, marbles, lose my mind, incapacitated, lose capacity, unconscious, do my banking, while im alive, still alive, living will, resuscitate':
    'lasting power attorney decides',
  'memory, of sound mind, still make, able to make, mother, for my mum, for my dad, forgetful, muddled, mental capacity, losing my mind':
    'memory illness solicitor',
  'pushing me, pressing me, forcing me, bullied, pressured, pressure, nagging me, talked into, coerced, making me':
    'pressing solicitor',
  'lawyer, notary, barrister, legal advice, proper advice': 'solicitor law firm',
  'valid, legal, legally binding, hold up, stand up in court, proper will, enforceable, official': 'count signed',
  'glasgow, edinburgh, belfast, france, spain, ireland, scottish, aberdeen, dundee, jersey, guernsey, isle of man, expat, emigrate':
    'scotland abroad',
  'spain, portugal, villa, abroad, overseas, france, italy, cyprus, turkey, holiday home, timeshare, foreign':
    'land abroad another country',
  'debts, owe, owes, owed, lent, borrowed, credit card, loan, overdraft, arrears, payday loan, iou':
    'pay owed executor',
  'post office, savings, bank account, joint account, bank accounts, premium bonds, isa, building society, nest egg, life savings':
    'outside gift holding list own',
  'facebook, email and photos, social media, photos, instagram, whatsapp, bitcoin, crypto, icloud, gmail, digital':
    'online accounts',
  'business, shop, company, self employed, sole trader, farm, farmer': 'business solicitor',
  'alter, amend, take someone off, add a, cross out, change my mind, made a mistake, wrong name, spelling mistake, update, redo, rewrite, edit, typo, tippex, swap, remove someone, second thoughts':
    'change new will',
  'old will, old one, older will, twenty years old, how often, rip up, tear up, destroy my, revoke, cancel my will, previous will':
    'change new will made since check',
  'lose the will, lost, photocopy, copy of the will, safe place, storage, store my will, misplaced, mislaid, fireproof':
    'keep original safe',
  'in the bank, in a drawer, register my will, tell my children where, find my will, find the will, keep it at, hand the will, know where it is, lodge, deposit':
    'keep original safe executors where',
  'staple, pages together, every page, colour pen, pen, stamp, put my name to it, video call, on the computer, electronic, biro, ink, signature, initials, esign, zoom':
    'sign ink paper signed witnesses',
  'notary, go to a solicitor to sign': 'sign witnesses',
  'hold a pen, arthritis, blind, cant see, visually impaired, cannot see, cannot write, cant write, shaky hands':
    'sign read help mark',
  'small letters, big letters, bigger letters, large print, big print, eyes, eyesight, sight, hard to read, deaf, cataracts, macular, glasses, writing too small, bigger writing, braille, dyslexia, dyslexic':
    'large print text big read accessibility',
  'real person, speak to, phone number, ring you, call you, telephone, good with computers, somebody explain, over the phone, by phone, talk to, help me, helpline, customer service, human being, ring someone, ring somebody, phone someone, get hold of, get in touch, no computer':
    'person message contact write',
  'complain, complaint, unhappy, fed up, grievance, let down, disappointed, not satisfied': 'not happy complaint',
  'shut out, locked out, password, log in, get in to my account, sign in, login, log on, forgotten, username, passcode, wont let me in, cant get in, cannot get in':
    'password forgot',
  'carry on tomorrow, pressed the wrong, lost it all, lost everything, what i typed saved, come back later, finish later, saved, halfway, half way, unfinished, start over, timed out, where i left off':
    'save carry finish one go',
  'email address': 'account change email',
  'printer, print, paper copy, post it, letter box, hard copy, posted to me': 'print download paper posted',
  'before i pay, seen it, before paying, before i buy, try it first': 'read pay download free',
  'sell my details, passed on, confidential, who can read, other people, strangers, hackers, on the internet, wife see, information safe, nosy, snoop, spying, secret, family see, kids see, keep it quiet':
    'see answers private',
  'ai, artificial intelligence, chatgpt, robot, bot': 'words come from lawyer',
  'goes bust, go bust, bankrupt company, close down, closes down, shut down, out of business': 'stop service terms',
  'how many pages, how long, how much time, how many minutes, how many hours, how quick, in a hurry': 'long take pages',
  'probate, look after my money, look after everything, deal with it all, sort it all out, sort everything out, in charge, executer, executers, executrix, sort out my affairs, wind up, settle my affairs':
    'executor carries out',
  'care home, nursing home, care fees, the council take, care costs, residential home, going into care, deprivation of assets':
    'solicitor stop law firm',
  'husband died, wife died, partner died, husband has died, wife has died, widow, widower, bereaved, lost my husband, lost my wife, late husband, late wife, husband passed, wife passed':
    'change life changes death read again',
  'trustee, trustees': 'executor',
  'step in, dont want to do it, doesnt want to do it, refuses, backs out, pulls out, not up to it':
    'executor step cannot',
  'illegitimate, adopted, born yet, unborn, foster, love child, surrogate, donor, born outside':
    'children adopted fostering',
  'bring up, brings up, raise my, take in my, have my kids, have my children, custody, orphans, orphaned, look after my kids, look after the kids':
    'guardian children look after',
  'superannuation, annuity, sipp, death in service, life cover, life assurance, insurance policy':
    'pension life insurance',
  'divvy, divide, fifty fifty, evenly, down the middle, equal shares': 'shared share',
  'plan b, fall back, reserve, substitute, spare': 'backup',
  'qr code, barcode, bar code': 'squares margin',
  'close my account, wipe, erase, remove my details, forget me, gdpr': 'delete information account',
  'plain english, simple english, easy words, big words, cant read, struggle to read, jargon': 'easier read easy',
  'scam, rip off, legit, genuine, trust you, dodgy, con': 'law firm regulates',
  'terminal, terminally, dying, months to live, seriously ill, poorly, cancer': 'illness doctor',
  'watch me sign, watches me, countersign, wittness, see me sign': 'witness signed',
  'kick the bucket, pop my clogs, when im gone, after im gone, when i go, popped off': 'die',
  'how old, too old': 'age 18 elderly',
  'home made, handwritten, hand written': 'homemade count signed',
  'see my will, sees my will, looks at my will': 'see answers private public',
  'looked after me, cared for me, helped me most': 'unequal share',
  'buy to lets, rental, rentals, rented out': 'landlord rent own',
}

/** Finds where the product answers a question in somebody's own words. Everything happens in the browser. */

/** `said`: words that ask and carry no matter. `layTerms`: several ways to say one thing, and our words for it. `stem`: what the forms of a word share; `formOf`: the same, for `layTerms`. */
export type Terms = {
  readonly said: ReadonlySet<string>
  readonly layTerms: Readonly<Record<string, string>>
  readonly stem: (word: string) => string
  readonly formOf: (word: string) => string
}

// The forms of a short word are too like other words.
const english: Terms = { said, layTerms, stem: stemmer, formOf: (word) => (word.length > 3 ? stemmer(word) : word) }

/** What is compared: small letters without accents, words apart. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}£]+/gu, ' ')
    .trim()

const SAID_OF_IT = ['title', 'also', 'asked']

const optionsOf = ({ said, stem }: Terms): Options<Answer & { id: number }> => ({
  fields: [...SAID_OF_IT, 'words'],
  storeFields: ['to', 'title', 'of'],
  tokenize: (text) => plain(text).split(' '),
  // The whole word as well, which what is half typed begins.
  processTerm: (word) => (said.has(word) ? null : [...new Set([stem(word), word])]),
  searchOptions: {
    processTerm: (word) => word,
    boost: { title: 4, also: 3, asked: 3 },
    // What people say of a place is a long list: a word in it counts little less than in a short one.
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
    weights: { fuzzy: 0.7, prefix: 0.6 },
  },
})

/** The index as text, which is made when the pages are built. */
export const indexOf = (answers: readonly Answer[], terms = english): string => {
  const index = new MiniSearch(optionsOf(terms))
  index.addAll(answers.map((answer, id) => ({ ...answer, id })))
  return JSON.stringify(index)
}

/** `isSure`: enough of what was asked is said of the place. Of the others the reader is told that they may not answer. */
export type Found = Pick<Answer, 'to' | 'title' | 'of'> & { readonly isSure: boolean }

type Index = MiniSearch<Answer & { id: number }>
type Hit = { readonly score: number; readonly worth: number }

/** The rows that have a word, by their number. A word in the title, or in what people say, is worth twice one in the text. */
const hitsOf = (index: Index, word: string, worth: number, options: SearchOptions = {}): Map<number, Hit> =>
  new Map(
    index.search(word, options).map(({ id, score, match }) => {
      const isSaidOfIt = Object.values(match).some((fields) => fields.some((field) => SAID_OF_IT.includes(field)))
      return [id, { score: score * worth, worth: isSaidOfIt ? worth : worth / 2 }]
    }),
  )

/** How much what the product calls it is worth beside the word itself. */
const OURS = 0.67

/** All hits of each row: what it scores with all, and the most that one is worth. */
const allOf = (all: readonly Map<number, Hit>[]): Map<number, Hit> => {
  const together = new Map<number, Hit>()
  for (const [id, hit] of all.flatMap((hits) => [...hits])) {
    const { score, worth } = together.get(id) ?? { score: 0, worth: 0 }
    together.set(id, { score: score + hit.score, worth: Math.max(worth, hit.worth) })
  }
  return together
}

/** A word that is asked: the rows that have it, or what the product calls it, and how much it tells rows apart. */
const wordHits = (index: Index, word: string, asOurs: readonly string[], isLast: boolean, { stem }: Terms) => {
  const same = hitsOf(index, stem(word), 1)
  const isLong = word.length > 3
  // What is half typed is the last word. A word that stands nowhere may be a mistake of typing.
  const like = isLast && isLong ? hitsOf(index, word, 1, { prefix: true }) : new Map<number, Hit>()
  const mistyped =
    same.size === 0 && word.length > 4
      ? hitsOf(index, word, 0.7, { fuzzy: word.length > 7 ? 2 : 1 })
      : new Map<number, Hit>()
  const own = new Map([...mistyped, ...like, ...same])
  return {
    hits: allOf([own, ...asOurs.map((ours) => hitsOf(index, stem(ours), OURS))]),
    weight: Math.log(1 + index.documentCount / (own.size || 3)),
  }
}

const opened = new Map<string, Index>()

/** How much of a question has to be found to show a place, and to be sure of it. */
const SHOWN = 0.25
const SURE = 0.83

/** The places of answers to a question, the likeliest first, each once. None where the product has no answer. */
export const ask = (stored: string, typed: string, terms = english): Found[] => {
  const index = opened.get(stored) ?? MiniSearch.loadJSON(stored, optionsOf(terms))
  opened.set(stored, index)
  const asked = plain(typed)
  const own = [...new Set(asked.split(' ').filter((word) => word !== '' && !terms.said.has(word)))]
  const { formOf } = terms
  const forms = (text: string) => ` ${text.split(' ').map(formOf).join(' ')} `
  const askedForms = forms(asked)
  const meant = Object.entries(terms.layTerms).flatMap(([words, ours]) =>
    words
      .split(', ')
      .flatMap((said) =>
        askedForms.includes(forms(said)) ? [{ said: said.split(' ').map(formOf), ours: ours.split(' ') }] : [],
      ),
  )
  const words = own.map((word, at) => {
    const ours = meant.flatMap((lay) => (lay.said.includes(formOf(word)) ? lay.ours : []))
    return wordHits(index, word, [...new Set(ours)], at === own.length - 1, terms)
  })
  // Said in words that each carry nothing, such as "no will".
  const together = meant.filter((lay) => !lay.said.some((form) => own.some((word) => formOf(word) === form)))
  for (const { ours } of together)
    words.push({
      hits: allOf(ours.map((word) => hitsOf(index, terms.stem(word), OURS))),
      weight: Math.log(index.documentCount / 3),
    })

  const whole = words.reduce((sum, { weight }) => sum + weight, 0)
  const found = new Map<number, { score: number; part: number }>()
  for (const { hits, weight } of words)
    for (const [id, { score, worth }] of hits) {
      const { score: before, part } = found.get(id) ?? { score: 0, part: 0 }
      found.set(id, { score: before + score * Math.sqrt(weight), part: part + (worth * weight) / whole })
    }
  const places = new Map<string, Found & { rank: number; part: number }>()
  for (const [id, { score, part }] of found) {
    const { to, title, of } = index.getStoredFields(id) as Pick<Answer, 'to' | 'title' | 'of'>
    const rank = score * part * (to.startsWith('/faqs') ? 1.3 : 1)
    const other = places.get(to)
    if (part >= SHOWN && rank > (other?.rank ?? 0))
      places.set(to, { to, title, ...(of && { of }), rank, part, isSure: part >= SURE })
  }
  return [...places.values()].sort((a, b) => b.rank - a.rank).map(({ rank: _, part: __, ...place }) => place)
}
