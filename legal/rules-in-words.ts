/** Says in words by which rule a sentence is chosen. A fact that has no words here is refused by a test. */
import { factIn, type Rule } from '#core/sign-off/piece.ts'

/** What stands in each list: one, and several of it. A name within the things of a list comes before the name alone. */
const things: Readonly<Record<string, readonly [one: string, several: string]>> = {
  'any gift': ['gift of any kind', 'gifts of any kind'],
  'guardians/guardians': ['guardian', 'guardians'],
  'guardians/children': ['child', 'children'],
  'pets/pets': ['pet', 'pets'],
  'heldFor/held': ['trust for them', 'trusts for them'],
  'heldFor/unlent': ['trust for them whose capital may not be lent', 'trusts for them whose capital may not be lent'],
  'gifts.money': ['gift of money', 'gifts of money'],
  'gifts.items': ['gift of a thing', 'gifts of things'],
  'gifts.donations': ['gift of money to charity', 'gifts of money to charity'],
  'gifts.byRate': ['gift to charity for the lower rate of tax', 'gifts to charity for the lower rate of tax'],
  'gifts.shares': ['gift of an account or a holding', 'gifts of accounts or holdings'],
  'childrenAge.children': ['child of the testator', 'children of the testator'],
  'belongings.to': ['person who chooses among the belongings', 'people who choose among the belongings'],
  'belongings.backups': ['person behind them', 'people behind them'],
  'later.children': ['person with whom later children share', 'people with whom later children share'],
  ages: ['age that somebody waits for', 'ages that people wait for'],
  asGuardian: ['stepchild whose guardian the testator is', 'stepchildren whose guardian the testator is'],
  atOnce: [
    'person or class for whom it is theirs from the start',
    'people or classes for whom it is theirs from the start',
  ],
  backups: ['backup', 'backups'],
  classes: ['class of people that shares', 'classes of people that share'],
  executors: ['executor', 'executors'],
  followed: ['recipient whose children follow them', 'recipients whose children follow them'],
  fromEverything: ['person who is left out of everything', 'people who are left out of everything'],
  fromTheRest: ['person who is left out of the rest alone', 'people who are left out of the rest alone'],
  guardians: ['group of children with guardians of their own', 'groups of children with guardians of their own'],
  heirs: ['person or body that shares', 'people or bodies that share'],
  heldFor: ['person for whom something is held', 'people for whom something is held'],
  heldOnTrust: ['trust in this will', 'trusts in this will'],
  keepers: ['person chosen to deal with online accounts', 'people chosen to deal with online accounts'],
  named: ['person or body named to take in the end', 'people or bodies named to take in the end'],
  ownChildren: ['child of the testator who waits', 'children of the testator who wait'],
  people: ['person who waits for it', 'people who wait for it'],
  pets: ['group of pets that go together', 'groups of pets that go together'],
  propertyGifts: ['gift of a property', 'gifts of properties'],
  substitutes: ['substitute executor', 'substitute executors'],
  substitutions: ['heir whose share can fail', 'heirs whose shares can fail'],
  takers: ['person to look after them', 'people to look after them'],
  to: ['recipient', 'recipients'],
  inLines: ['line of children with a rule of its own', 'lines of children with rules of their own'],
  waiting: ['age that others wait for', 'ages that others wait for'],
  who: ['person or class who waits for it', 'people or classes who wait for it'],
}

/** What is so, and how it is said that it is not. */
const statements: Readonly<Record<string, readonly [is: string, isNot: string]>> = {
  'belongings.vehicles=true': ['vehicles are among the belongings', 'vehicles are not among the belongings'],
  'childrenAge.laterChildren=true': [
    'later children of the testator may take',
    'no later children of the testator may take',
  ],
  'couple.partner=none': ['the partner is not named', 'the partner is named'],
  'disabledPerson.amount=none': ['no sum is held, but a share', 'a sum is held'],
  'disabledPerson.everythingElse=true': ['all else that the will gives the person is held too', 'nothing else is held'],
  'disabledPerson.hasOtherTrust=true': [
    'the person has another trust in this will',
    'the person has no other trust in this will',
  ],
  'disabledPerson.smallSumFor=none': [
    'no small sum may go to someone else',
    'a small sum may go to someone else each year',
  ],
  'end.date=none': ['no day ends the trust', 'a day ends the trust'],
  'end.date=some': ['a day ends the trust', 'no day ends the trust'],
  'end.fixed=When I die': [
    'those who take at the end are settled when the testator dies',
    'those who take at the end are settled when the trust ends',
  ],
  'end.fixed=When the trust ends': [
    'those who take at the end are settled when the trust ends',
    'there is no such trust, or those who take at its end are settled when the testator dies',
  ],
  'end.ifCouple=true': ['living with someone as a couple ends the trust', 'living with someone does not end the trust'],
  'end.ifMarries=true': ['a marriage ends the trust', 'a marriage does not end the trust'],
  'end.monthsAway=said': ['living elsewhere for some months ends the trust', 'living elsewhere does not end the trust'],
  'end.onlyByDeath=true': ['only a death ends the trust', 'something else than a death may end the trust'],
  'end.passedOver=true': [
    'the person may be one of those who take at the end',
    'the person is none of those who take at the end',
  ],
  'end.years=said': ['a number of years ends the trust', 'no number of years ends the trust'],
  'end=some': ['there is such a trust', 'there is no such trust'],
  'engagement.to=none': ['it is not said who is to be married', 'it is said who is to be married'],
  'exclusion.deemed.kept=': [
    'no children or grandchildren keep their place',
    'children or grandchildren keep their place',
  ],
  'firm=none': ['no law firm is appointed', 'a law firm is appointed'],
  'funeral.inOwnWords=said': ['the testator added words of their own', 'the testator added no words of their own'],
  'homeForLife.capital=true': ['the person may be paid capital', 'the person may not be paid capital'],
  'homeForLife.isHome=true': ['it is the testator’s own home', 'it is another property'],
  'homeForLife.orLaterHome=true': [
    'a later main home stands in its place',
    'a later main home does not stand in its place',
  ],
  'homeForLife.reserve=said': ['a sum is held with the home', 'no sum is held with the home'],
  'howSigned.mark=true': ['the testator makes a mark', 'the testator signs with a name'],
  'howSigned.readAloud=some': ['the will is read to the testator', 'the will is not read to the testator'],
  'howSigned.signer=said': ['somebody signs for the testator', 'nobody signs for the testator'],
  'incomeForLife.capital=true': [
    'the person may be paid capital',
    'no income is for life, or the person may not be paid capital',
  ],
  'incomeForLife.later=true': [
    'later children take at the end',
    'later children do not take at the end of such a trust',
  ],
  'incomeForLife=none': ['nobody has the income for life', 'somebody has the income for life'],
  'incomeForLife=some': ['somebody has the income for life', 'nobody has the income for life'],
  'isAnyLeftOut=true': ['somebody is left out', 'nobody is left out'],
  'later.equal=true': ['later children share equally with those', 'later children’s shares are not equal with those'],
  'later.inFractions=true': [
    'the shares with later children are said as fractions',
    'the shares with later children are not said as fractions',
  ],
  'leftOut.kept=': [
    'no children or grandchildren of theirs keep their place',
    'children or grandchildren of theirs keep their place',
  ],
  'otherAges.inClass=none': [
    'all that a grandchild takes is theirs at 18',
    'a grandchild may have one age or start as one of the grandchildren and another by name or in the place of a parent',
  ],
  'otherAges.inClass=from the start': [
    'what is taken as one of the grandchildren is theirs from the start, and what is taken in another way may not be',
    'what is taken as one of the grandchildren is not set apart as theirs from the start',
  ],
  'residue.equal=true': ['the shares are equal', 'the shares are unequal'],
  'residue.heldFor=some': ['a share is held for a disabled person', 'no share is held for a disabled person'],
  'residue.oneTakesAll=true': ['one alone takes all of it', 'several may take shares of it'],
  'shares.later=true': ['later children take at the end', 'later children do not take at the end'],
  'spouseLeftOut=true': ['the spouse is left out', 'the spouse is not left out'],
  'taxedFirst=some': [
    'somebody who is not exempt from inheritance tax has the income of what is left first',
    'nobody, or somebody exempt from inheritance tax, has the income of what is left first',
  ],
  'testator.alsoKnownAs=said': ['the testator is known by another name', 'the testator is known by no other name'],
  'substitutions.childrenTake=true': [
    'children may take a share in place of their parent',
    'no children take a share in place of their parent',
  ],
  'theirChildrenToo=true': ['their children are left out as well', 'their children are not left out, or nobody is'],
  'ultimateDefault.equal=true': ['the shares are equal', 'the shares are unequal'],
  'ultimateDefault.married=true': ['the testator is married', 'the testator is not married'],
  'ultimateDefault.ofTrust=true': ['a trust in this will may come to it', 'no trust in this will comes to it'],
  'ultimateDefault.separated=true': ['the testator is separated', 'the testator is not separated'],
  'atOnce=true': ['it is theirs from the start', 'it is not theirs from the start'],
  'bearsTax=true': ['it bears its own inheritance tax', 'it does not bear its own inheritance tax'],
  'byRight=true': ['the person has a right to it', 'the person has no right to it'],
  'ending=said': ['the end of its number is given', 'no number is given'],
  'equal=true': ['the shares are equal', 'the shares are unequal, or there are none'],
  'followed=true': ['their own children follow them', 'no children of their own follow them'],
  'freeOfMortgage=true': ['it is given free of the mortgage', 'it is given subject to the mortgage'],
  'grandchildren=true': ['grandchildren wait for it as a class', 'no class of grandchildren waits for it'],
  'home=true': ['it is the testator’s own home', 'it is another property'],
  'hundredths=said': ['a part of it is given', 'the whole of it is given'],
  'it=grandchildren': ['it is the grandchildren as a class', 'it is somebody by name'],
  'isVested=true': [
    'what it leaves is theirs from the death of the testator',
    'what it leaves is theirs only at the end',
  ],
  'later=none': ['no later children have these guardians', 'later children have these guardians too'],
  'laterChildren=true': ['later children of the testator share', 'no later children of the testator share'],
  'laterPetsToo=true': ['later pets go with them', 'later pets do not go with them'],
  'lend=true': ['its capital may be lent to the person', 'its capital may not be lent to the person'],
  'orLaterHome=true': ['a later main home stands in its place', 'no later main home stands in its place'],
  'saidAs=fractions': ['each part is said as a fraction', 'not every part is said as a fraction'],
  'saidAs=percentages': ['no part is said as a fraction', 'a part is said as a fraction'],
  'saidAs=shares': ['some of the parts are said as fractions', 'the parts are all said in one way'],
  'part=said': ['the part is said', 'the part is not said'],
  'pence=said': ['a sum is said', 'no sum is said'],
  'theirChildren=true': ['their children follow them', 'their children do not follow them'],
  'what=said': ['it is described in words', 'it is not described in words'],
}

/** Where something was chosen among several: what was chosen is said as it is shown to customers. */
const choices: Readonly<Record<string, string>> = {
  age: 'the age is',
  clause: 'it is of the clause',
  inClass: 'what is taken as one of the grandchildren is theirs at',
  'inLines.age': 'what is taken as one of those children is theirs at',
  'childrenAge.age': 'the age for the testator’s own children is',
  'funeral.wish': 'the wish is',
  goes: 'the share goes',
  'homeForLife.repairs': 'structural repairs are paid by',
  'homeForLife.surplus': 'what a sale leaves',
  ifDie: 'the share of one who dies goes',
  kept: 'who keeps their place is',
  kind: 'it is a',
  later: 'what is said of later children is',
  of: 'it is',
  role: 'the testator is its',
  share: 'the class shares',
  young: 'what young people take is',
}

const kinds: Readonly<Record<string, string>> = {
  line: 'line of children of one who has died',
  class: 'class of people',
}

const opposite: Readonly<Record<string, string>> = {
  none: 'some',
  some: 'none',
  said: 'unsaid',
  unsaid: 'said',
  true: 'false',
  false: 'true',
}

/** The row of a table for a name, or for the part of it after a dot or a list. */
const rowFor = <T>(table: Readonly<Record<string, T>>, name: string, within = ''): T | undefined => {
  const parts = name.split('.')
  const tails = parts.map((_, at) => parts.slice(at).join('.'))
  const found = [`${within}/${name}`, ...tails].find((each) => Object.hasOwn(table, each))
  return found === undefined ? undefined : table[found]
}

const numbers: Readonly<Record<string, string>> = {
  '=0': 'no',
  '=1': 'one',
  '=2': 'two',
  '=3+': 'three or more',
  '>0': 'at least one',
  '>1': 'more than one',
}
const notNumbers: Readonly<Record<string, string>> = {
  '=0': 'at least one',
  '=1': 'not exactly one',
  '=2': 'not exactly two',
  '=3+': 'fewer than three',
  '>0': 'no',
  '>1': 'at most one',
}
const singular = ['one', 'at least one', 'at most one', 'not exactly one']

const listIn = (name: string, within: string): readonly [string, string] => {
  const found = rowFor(things, name, within)
  if (!found) throw new Error(`No words for the things of ${within}/${name}`)
  return found
}

const countInWords = (fact: string, isDenied: boolean, within: string): string => {
  const [, list = '', count = ''] = /^#(.*?)([=>]\d\+?)$/.exec(fact) ?? []
  const [one, several] = listIn(list, within)
  const number = (isDenied ? notNumbers : numbers)[count] ?? count
  const isOne = singular.includes(number)
  return `there ${isOne ? 'is' : 'are'} ${number} ${isOne ? one : several}`
}

const valueInWords = (fact: string, isDenied: boolean, within: string): string => {
  const said = rowFor(statements, fact, within)
  if (said) return said[isDenied ? 1 : 0]
  const [name = '', value = ''] = fact.split(/=(.*)/s)
  const other = opposite[value]
  const turned = other === undefined ? undefined : rowFor(statements, `${name}=${other}`, within)
  if (turned) return turned[isDenied ? 0 : 1]
  const choice = rowFor(choices, name, within)
  if (choice === undefined)
    throw new Error(
      `No words for ${within}/${fact}. Where it is typed, its name goes into SAID of drafting/wordings.ts, and “…=said” has a row of “statements” here; where it is chosen, a row of “choices”.`,
    )
  const shown = kinds[value] ?? (value === '' || value === 'none' ? 'nothing' : value)
  return isDenied ? `it is not so that ${choice} ${shown}` : `${choice} ${shown}`
}

/** @param within the list whose things the fact is about. */
export const factInWords = (said: string, within = ''): string => {
  const { fact, isDenied } = factIn(said)
  if (fact.startsWith('here ')) return factInWords(isDenied ? `not ${fact.slice(5)}` : fact.slice(5))
  const [, many, list = '', inner = ''] = /^(some|several|every) ([^:]*): (.*)$/s.exec(fact) ?? []
  if (many !== undefined) {
    const [one, several] = listIn(list, within)
    const of = { some: `for at least one ${one}`, several: `for more than one ${one}`, every: `for every ${one}` }[many]
    const none = { some: `for no ${one}`, several: `for at most one ${one}`, every: `not for all ${several}` }[many]
    return `${isDenied ? none : of}, ${factInWords(inner, list)}`
  }
  return fact.startsWith('#') ? countInWords(fact, isDenied, within) : valueInWords(fact, isDenied, within)
}

/** "Where no law firm is appointed and there is one executor; or where …" */
export const ruleInWords = (rule: Rule): string =>
  rule.length === 0
    ? 'Wherever the clause stands.'
    : `${rule
        .map(({ of, all }) => {
          const facts = all.map((fact) => factInWords(fact, of)).join('; and ')
          return of === '' ? `Where ${facts}` : `Where, for one and the same ${listIn(of, '')[0]}, ${facts}`
        })
        .join('. Or: ')}.`
