/** How the name of a witness is compared with the names of a will. */
import { withoutTitle } from '../text/names.ts'
import { namesAlike, sameName } from '../will/same-name.ts'

/**
 * `same`: one name, written in two ways. `alike`: it may be one person. `last name`: only that is the same. `first name`: only that is,
 * as of a person who has married since.
 */
export type Likeness = 'same' | 'alike' | 'last name' | 'first name' | 'none'

/** Short and long forms that are names of one person beyond doubt. A group is compared in both directions. */
const nicknames: readonly (readonly string[])[] = [
  ['abigail', 'abi', 'abby'],
  ['alan', 'al'],
  ['albert', 'bert', 'bertie', 'al'],
  ['alexander', 'alex', 'alec', 'sandy', 'xander'],
  ['alexandra', 'alex', 'sandra', 'lexi'],
  ['alfred', 'alf', 'alfie', 'fred'],
  ['alison', 'ali'],
  ['amanda', 'mandy'],
  ['andrew', 'andy', 'drew'],
  ['ann', 'anne', 'annie', 'anna', 'nan', 'nancy'],
  ['anthony', 'tony'],
  ['arthur', 'art'],
  ['barbara', 'barb', 'babs'],
  ['benjamin', 'ben'],
  ['bernard', 'bernie'],
  ['catherine', 'katherine', 'kathryn', 'katharine', 'cathy', 'kathy', 'kate', 'katie', 'kath', 'kit', 'kitty'],
  ['charles', 'charlie', 'chas', 'chuck'],
  ['charlotte', 'charlie', 'lottie'],
  ['christina', 'christine', 'chris', 'chrissie', 'tina'],
  ['christopher', 'chris', 'kit'],
  ['daniel', 'dan', 'danny'],
  ['david', 'dave', 'davy', 'dai'],
  ['deborah', 'debra', 'debbie', 'deb'],
  ['dorothy', 'dot', 'dottie', 'dolly'],
  ['douglas', 'doug'],
  ['edward', 'ed', 'eddie', 'ted', 'teddy', 'ned'],
  ['eleanor', 'elinor', 'ellie', 'nell', 'nora', 'ellen'],
  ['elizabeth', 'elisabeth', 'liz', 'lizzie', 'beth', 'betty', 'betsy', 'eliza', 'libby', 'lisa', 'elsie', 'bess'],
  ['emily', 'em', 'emmy'],
  ['florence', 'flo', 'florrie'],
  ['frances', 'fran', 'fanny', 'frankie'],
  ['francis', 'frank', 'frankie'],
  ['frederick', 'fred', 'freddie', 'freddy'],
  ['gareth', 'gaz'],
  ['geoffrey', 'jeffrey', 'geoff', 'jeff'],
  ['george', 'georgie'],
  ['georgina', 'georgie', 'gina'],
  ['gerald', 'gerry', 'jerry'],
  ['gillian', 'jill', 'gill'],
  ['gregory', 'greg'],
  ['harold', 'harry', 'hal'],
  ['harriet', 'hattie'],
  ['helen', 'nell', 'nellie'],
  ['henry', 'harry', 'hal', 'hank'],
  ['isabel', 'isabella', 'izzy', 'bella', 'belle'],
  ['jacob', 'jake'],
  ['jacqueline', 'jackie', 'jacqui'],
  ['james', 'jim', 'jimmy', 'jamie'],
  ['janet', 'jan'],
  ['jennifer', 'jen', 'jenny', 'jennie'],
  ['jessica', 'jess', 'jessie'],
  ['joan', 'joanie'],
  ['joanna', 'joanne', 'jo'],
  ['john', 'jack', 'johnny', 'jon'],
  ['jonathan', 'jon', 'jonny', 'john'],
  ['joseph', 'joe', 'joey'],
  ['josephine', 'jo', 'josie'],
  ['joshua', 'josh'],
  ['judith', 'judy', 'jude'],
  ['kenneth', 'ken', 'kenny'],
  ['kimberley', 'kim'],
  ['lawrence', 'laurence', 'larry', 'laurie', 'lol'],
  ['leonard', 'len', 'lenny', 'leo'],
  ['leslie', 'lesley', 'les'],
  ['lewis', 'louis', 'lou'],
  ['lilian', 'lillian', 'lily', 'lil'],
  ['louise', 'louisa', 'lou'],
  ['lucy', 'lucinda', 'lu'],
  ['madeleine', 'maddie'],
  ['margaret', 'maggie', 'meg', 'peg', 'peggy', 'madge', 'marge', 'margie', 'greta', 'rita', 'daisy'],
  ['martin', 'marty'],
  ['mary', 'molly', 'polly', 'mollie', 'may'],
  ['matthew', 'matt', 'matty'],
  ['maureen', 'mo'],
  ['megan', 'meg'],
  ['michael', 'mike', 'mick', 'mickey'],
  ['michelle', 'shell'],
  ['nathaniel', 'nathan', 'nat', 'nate'],
  ['nicholas', 'nick', 'nicky', 'nico'],
  ['nicola', 'nicky', 'nikki'],
  ['oliver', 'ollie', 'olly'],
  ['pamela', 'pam'],
  ['patricia', 'pat', 'patsy', 'trish', 'tricia', 'paddy'],
  ['patrick', 'pat', 'paddy'],
  ['penelope', 'penny'],
  ['peter', 'pete'],
  ['philip', 'phillip', 'phil', 'pip'],
  ['rachel', 'rach'],
  ['raymond', 'ray'],
  ['rebecca', 'becky', 'becca', 'bex'],
  ['reginald', 'reg', 'reggie'],
  ['richard', 'rick', 'ricky', 'dick', 'rich', 'richie'],
  ['robert', 'rob', 'robbie', 'bob', 'bobby', 'bert'],
  ['roderick', 'rod', 'roddy'],
  ['roger', 'rog'],
  ['ronald', 'ron', 'ronnie'],
  ['rosemary', 'rose', 'rosie'],
  ['samantha', 'sam', 'sammy'],
  ['samuel', 'sam', 'sammy'],
  ['sandra', 'sandy'],
  ['sarah', 'sara', 'sally', 'sadie'],
  ['sidney', 'sydney', 'sid', 'syd'],
  ['sophia', 'sophie', 'sofia'],
  ['stanley', 'stan'],
  ['stephanie', 'steph'],
  ['stephen', 'steven', 'steve', 'stevie', 'ste'],
  ['stuart', 'stewart', 'stu'],
  ['susan', 'susanna', 'suzanne', 'sue', 'susie', 'suzie'],
  ['terence', 'terry', 'tel'],
  ['theresa', 'teresa', 'tess', 'terry', 'tessa'],
  ['theodore', 'theo', 'ted', 'teddy'],
  ['thomas', 'tom', 'tommy'],
  ['timothy', 'tim'],
  ['valerie', 'val'],
  ['veronica', 'ronnie', 'vera'],
  ['victor', 'vic'],
  ['victoria', 'vicky', 'vicki', 'tori'],
  ['vincent', 'vince', 'vinny'],
  ['walter', 'wally', 'walt'],
  ['wilfred', 'wilf'],
  ['william', 'will', 'bill', 'billy', 'willy', 'liam'],
  ['winifred', 'win', 'winnie', 'freda'],
  ['yvonne', 'von'],
  ['zachary', 'zach', 'zac', 'zak'],
]

/** What is written behind a name. What stands before it is taken off first. */
const behind: ReadonlySet<string> = new Set('jr jnr snr sr junior senior mbe obe cbe kc qc phd'.split(' '))

const folded = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-GB').replace(/['’]/g, '')

/** The words of a name without titles. A full stop ends a word: "T.A. Hale". */
const wordsOf = (name: string): string[] =>
  withoutTitle(name)
    .split(/[\s.]+/)
    .filter((word, at) => word !== '' && !(at > 0 && behind.has(folded(word))))

/** A name without the title before it and what is written behind it. */
const bare = (name: string): string => wordsOf(name).join(' ')

/** The words of a last name, both halves of one with a hyphen. */
const lastNamesOf = (name: string): string[] =>
  folded(wordsOf(name).at(-1) ?? '')
    .split('-')
    .filter((part) => part !== '')

const givenNamesOf = (name: string): string[] =>
  wordsOf(name)
    .slice(0, -1)
    .flatMap((word) => folded(word).split('-'))
    .filter((word) => word !== '')

const isInitialOf = (one: string, other: string): boolean =>
  [...one].length === 1 && [...other].length > 1 && other.startsWith(one)

const couldBeOneName = (one: string, other: string): boolean =>
  one === other ||
  isInitialOf(one, other) ||
  isInitialOf(other, one) ||
  nicknames.some((group) => group.includes(one) && group.includes(other))

/** Whether the first name of either may be one that the other has. An initial alone says nothing. */
const shareFirstName = (one: readonly string[], other: readonly string[]): boolean => {
  const isOneOf = ([first]: readonly string[], names: readonly string[]): boolean =>
    first !== undefined &&
    [...first].length > 1 &&
    names.some((name) => [...name].length > 1 && couldBeOneName(first, name))
  return isOneOf(one, other) || isOneOf(other, one)
}

const shareLastName = (one: string, other: string): boolean =>
  lastNamesOf(one).some((part) => lastNamesOf(other).includes(part))

const timesIn = (words: readonly string[], wanted: string): number => words.filter((word) => word === wanted).length

/** Whether the shorter of the two is a full name whose words all stand in the other, the first and the last in their places. */
const isShorterForm = (one: string, other: string): boolean => {
  const [few, many] = [wordsOf(one).map(folded), wordsOf(other).map(folded)].toSorted((a, b) => a.length - b.length)
  if (!few || !many || few.length < 2) return false
  const allStand = few.every((word) => timesIn(few, word) <= timesIn(many, word))
  return few[0] === many[0] && few.at(-1) === many.at(-1) && allStand
}

/** How much a name as it was typed is like another, whatever way either is written. */
export const likeness = (typed: string, known: string): Likeness => {
  const [one, other] = [bare(typed), bare(known)]
  if (one === '' || other === '') return 'none'
  if (sameName(one, other) || isShorterForm(one, other)) return 'same'
  if (namesAlike(one, other)) return 'alike'
  const [given, knownGiven] = [givenNamesOf(one), givenNamesOf(other)]
  if (!shareLastName(one, other)) return shareFirstName(given, knownGiven) ? 'first name' : 'none'
  const mayBeOne = given.some((each) => knownGiven.some((name) => couldBeOneName(each, name)))
  return mayBeOne ? 'alike' : 'last name'
}
