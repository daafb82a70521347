/** Words that ask and carry no matter of their own. */
export const said: ReadonlySet<string> = new Set(
  'a about actually again all already also am an and any anyone anything are as at be been being but by can cannot cant could did do does doesnt dont else everybody everyone everything find for from get gets getting give go goes going got had happen happens has have havent having he her here hers him his how i id if ill im in is isnt it its ive just let made make makes making many may me more much must my need needs never no not now of off ok on one ones or our ours out own please put right said say see she should so some somebody someone something still such take takes tell than that the their them then there these they thing things this those to today tomorrow too two until up us use very want wants was way we well were what whats when where which while who whom whos why will wills with without work works would yet you your yours'.split(
    ' ',
  ),
)

/** Several ways to say one thing, and the words by which the product knows it. */
export const layTerms: Readonly<Record<string, string>> = {
  'husband, wife, spouse, hubby, boyfriend, girlfriend, other half': 'partner',
  'kids, little ones, little girl, little boy, bairns': 'children',
  'son, daughter, boy, stepson, stepdaughter, stepsons, stepdaughters, step children': 'child',
  'grandkids, grandson, granddaughter, grandsons': 'grandchildren',
  'split up, splitting up, break up, ex husband, ex wife, ex, divorced, separated, separate': 'divorce married',
  'remarry, remarried, marrying, wedding, engaged, getting married, marriage': 'married cancels marital',
  'live together, living together, not married, never married, arent married, common law': 'unmarried partner married',
  'house, bungalow, flat, cottage': 'home own',
  'own the house, own our home, both names, we own, own half, mortgage, joint names': 'home own joint tenants',
  'live in, stay in, live there, for life': 'home life live trust',
  'without a will, no will, never made a will, not made a will, didnt make a will, did not leave a will, had a will, havent made one, havent made a will, never get round, intestacy, intestate, next of kin':
    'without law die',
  'die before me, dies before me, goes before, go together, go at once, dies first, die at the same time, is dead, already dead, died already, passes away, passed away, passed on, predecease':
    'dies before you backup',
  'cut out, cut somebody out, cut someone out, disinherit, nothing to, get a penny, leave out, leave nothing, leave my son nothing, estranged':
    'leave out',
  'contest, challenge, make a claim, fight': 'leave out court claim',
  'haven spoken, havent spoken, dont speak, do not speak, dont talk, have nothing, fell out, fallen out': 'leave out',
  'to have my, machine, books, medals, china, stamps, jewellery, ring, watch, piano, car, furniture, clothes, tools, paintings, ornaments, belongings':
    'gift leave item',
  'leave money, give to, thousand pounds, sum of money': 'gift sum money',
  'church, chapel, hospice, charity, charities, lifeboats, league, rspca, hospital': 'gift charity sum money',
  'friend, niece, nephew, godson, goddaughter, neighbour': 'gift name else',
  'dog, dogs, cat, cats, animals, animal, parrot, horse, budgie, rabbit': 'pets look after',
  'cremated, cremation, buried, burial, grave, ashes, hymn, hymns, coffin, organ donation, donate, body to science':
    'funeral body',
  'death duties, death duty, death tax, taxman, nil rate, threshold, without tax, taxed, pay tax': 'inheritance tax',
  'disabled, disability, learning difficulties, downs syndrome, autism, benefits, bad with money, drinks, addict, gambler, gambling, spend it all, in debt':
    'trust solicitor help manage money',
  'hold it for, hold money, keeps the money, wait until, old enough, what age, until they are':
    'trust looked after child old enough gift',
  'dear, dearer, expensive, afford, reduction, discount, cheaper, price, prices, cost, costs, fee, fees, free, yearly charge, extra to pay, card details':
    'cost pay price',
  'what do i pay, pay after, charge': 'cost pay download',
  'money back, refunds': 'refund',
  'mirror, joint will, both do, do it together, husband and i, wife and i, husband and wife, two wills':
    'partner wills together',
  'dementia, alzheimers, stroke, coma, pay my bills, pays my bills, cannot speak, into hospital, deal with my affairs, lose control, while i am alive':
    'lasting power attorney decides',
  'memory, of sound mind, still make, able to make, mother, for my mum, for my dad': 'memory illness solicitor',
  'pushing me, pressing me, forcing me, bullied': 'pressing solicitor',
  'lawyer, notary': 'solicitor law firm',
  'valid, legal, legally binding': 'count signed',
  'glasgow, edinburgh, belfast, france, spain, ireland': 'scotland abroad',
  'spain, portugal, villa, abroad, overseas, france': 'land abroad another country',
  'debts, owe, owes, owed, lent, borrowed, credit card, loan': 'pay owed executor',
  'post office, savings, bank account, joint account, bank accounts, premium bonds': 'outside will account list own',
  'facebook, email and photos, social media, photos': 'online accounts',
  'business, shop, company': 'business solicitor',
  'alter, amend, take someone off, add a, cross out, change my mind, made a mistake, wrong name, spelling mistake':
    'change new will',
  'old will, old one, older will, twenty years old, how often': 'change new will made since check',
  'lose the will, lost, photocopy, copy of the will': 'keep original safe',
  'in the bank, in a drawer, register my will, tell my children where, find my will, find the will, keep it at, hand the will':
    'keep original safe executors where',
  'staple, pages together, every page, colour pen, pen, stamp, put my name to it, video call, on the computer, electronic':
    'sign ink paper signed witnesses',
  'notary, go to a solicitor to sign': 'sign witnesses',
  'hold a pen, arthritis, blind, cant see': 'sign read help mark',
  'small letters, big letters, bigger letters, large print, big print, eyes, eyesight, sight, hard to read, deaf':
    'large print text big read accessibility',
  'real person, speak to, phone number, ring you, call you, telephone, good with computers, somebody explain, over the phone, by phone, talk to, help me':
    'person message contact write',
  'complain, complaint, unhappy': 'not happy complaint',
  'shut out, locked out, password, log in, get in to my account, sign in': 'password forgot',
  'carry on tomorrow, pressed the wrong, lost it all, lost everything, what i typed saved, come back later, finish later':
    'save carry finish one go',
  'email address': 'account change email',
  'printer, print, paper copy, post it, letter box': 'print download paper posted',
  'before i pay, seen it': 'read pay download free',
  'sell my details, passed on, confidential, who can read, other people, strangers, hackers, on the internet, wife see, information safe':
    'see answers private',
  'ai, artificial intelligence': 'words come from lawyer',
  'goes bust, go bust, bankrupt company': 'stop service terms',
  'how many pages, how long, how much time': 'long take pages',
  'probate, look after my money, look after everything, deal with it all, sort it all out, sort everything out':
    'executor carries out',
  'care home, nursing home, care fees, the council take': 'solicitor stop law firm',
  'husband died, wife died, partner died, husband has died, wife has died, widow, widower, bereaved':
    'change life changes death read again',
  'trustee, trustees': 'executor',
  'step in, dont want to do it': 'executor step cannot',
  'illegitimate, adopted, born yet, unborn, foster': 'children adopted fostering',
}
