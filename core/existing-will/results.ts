/** The findings of the existing-will check. They are not advice on whether another person's will is valid. */
import { datedLaw } from '../law/dated-law.ts'
import { figureOn } from '../law/figures-of-law.ts'
import { dayInWords } from '../text/calendar-day.ts'
import { poundsInWords } from '../text/money.ts'
import { includes } from '../will/questions.ts'
import { type KeptAnswers, type WillAnswers, type WillQuestionId, willQuestions } from './questions.ts'

/** Grades of a finding: deal with it first, deal with it at the next change of the will, or nothing found. */
export const grades = ['first', 'later', 'none'] as const
export type Grade = (typeof grades)[number]

/** One finding about a will, the condition for it, and its source. */
export type ResultRow = {
  readonly id: string
  /** The question whose answer gives the finding. */
  readonly about: WillQuestionId
  readonly grade: 'first' | 'later'
  readonly heading: string
  readonly text: string
  readonly source: string
  readonly when: (answers: KeptAnswers) => boolean
}

export type ExistingWillResult = Omit<ResultRow, 'when'>

const video = datedLaw['witnesses-by-video']
const whileVideoCounted = `from ${dayInWords(video.from)} to ${dayInWords(video.until)}`
const relief = datedLaw['business-relief-capped']
const relievedInFull = poundsInWords(figureOn('business-relief-limit', relief.from))
const pensionsFrom = dayInWords(datedLaw['pensions-are-taxed'].from)

const is =
  <Id extends WillQuestionId>(id: Id, ...answers: WillAnswers[Id][]) =>
  (given: KeptAnswers): boolean =>
    includes(answers, given[id])

export const resultRows: readonly ResultRow[] = [
  {
    id: 'not-signed',
    about: 'signed',
    grade: 'first',
    heading: 'A will has to be signed',
    text: 'A will counts only if you signed it, or another person signed it in front of you because you told them to. Sign a will with two witnesses, or make a new one.',
    source: 'Wills Act 1837 s.9(1)(a)',
    when: is('signed', 'No', 'Not sure'),
  },
  {
    id: 'signed-by-another',
    about: 'signed',
    grade: 'later',
    heading: 'Another person may sign for you',
    text: 'That counts if they signed in front of you and because you told them to, with both witnesses there. Check if the signing page says so, and ask a solicitor to read it.',
    source: 'Wills Act 1837 s.9(1)(a); Non-Contentious Probate Rules 1987 r.13',
    when: is('signed', 'Another person signed for me'),
  },
  {
    id: 'not-witnessed',
    about: 'witnessed',
    grade: 'first',
    heading: 'Two witnesses have to be there together',
    text: `Both must be there at the same time when you sign, or when you tell them that the signature is yours. Each must then sign, or say that the signature is theirs, while you are there. A will without this has no effect, and a video counted only for wills made ${whileVideoCounted}. Ask a solicitor to look at it, or make a new one.`,
    source: 'Wills Act 1837 s.9(1)(c)-(d) and s.9(2)',
    when: is('witnessed', 'No', 'Not sure', 'By video, at another time'),
  },
  {
    id: 'witnessed-by-video',
    about: 'witnessed',
    grade: 'later',
    heading: 'For four years a video counted',
    text: `For a will made ${whileVideoCounted}, witnesses could be there by video. All of you had to see the others sign as it happened: a recording does not count. Keep what you still have about that day. A new will, signed in one room, is safer.`,
    source: 'Wills Act 1837 s.9(2), by SI 2020/952 and SI 2022/18',
    when: is('witnessed', 'By video, from 31 January 2020 to 31 January 2024'),
  },
  {
    id: 'witness-gains',
    about: 'witness_gains',
    grade: 'first',
    heading: 'A gift to a witness is lost',
    text: 'A witness, or a witness’s husband, wife or civil partner, usually loses what the will leaves them. The rest of the will stays. A new will with other witnesses puts it right.',
    source: 'Wills Act 1837 s.15; Civil Partnership Act 2004 Sch.4 para.3',
    when: is('witness_gains', 'Yes', 'Not sure'),
  },
  {
    id: 'altered',
    about: 'altered',
    grade: 'first',
    heading: 'Changes on the paper usually do not count',
    text: 'What is written in or crossed out after signing has no effect unless it is signed and witnessed too. Marks of a staple or clip can raise questions too. Do not change the paper again: take out nothing that holds it together, and add nothing.',
    source: 'Wills Act 1837 s.21',
    when: is('altered', 'Yes', 'Not sure'),
  },
  {
    id: 'original-lost',
    about: 'original',
    grade: 'first',
    heading: 'The original is needed',
    text: 'If you last had the will and it cannot be found, the law may assume that you destroyed it on purpose. Ask where it was made. If it is lost, make a new one.',
    source: 'Sugden v Lord St Leonards (1876) 1 PD 154; Non-Contentious Probate Rules 1987 r.54',
    when: is('original', 'I have only a copy', 'Not sure'),
  },
  {
    id: 'married-since',
    about: 'married',
    grade: 'first',
    heading: 'Marriage cancels a will made before it',
    text: 'So does a civil partnership. The will stays only if it says itself that you were expecting to marry that named person and that it should stay in force. Leaving them something is not enough. If nothing replaces it, the law decides who gets what. Make a new one.',
    source: 'Wills Act 1837 ss.18, 18B',
    when: is('married', 'Yes', 'Not sure'),
  },
  {
    id: 'married-as-expected',
    about: 'married',
    grade: 'later',
    heading: 'The wedding your will expected',
    text: 'A will stays in force when it says that you were expecting to marry a named person, that you did marry that person, and that it should stay. Read that part again, or ask a solicitor to.',
    source: 'Wills Act 1837 ss.18(3), 18B(3)',
    when: is('married', 'Yes, and the will says I was going to'),
  },
  {
    id: 'divorced-since',
    about: 'divorced',
    grade: 'first',
    heading: 'A divorce changes what the will does',
    text: 'What it leaves to a former husband, wife or civil partner passes as if they had died when the marriage or partnership ended, and they cannot act as executor. Check who comes next.',
    source: 'Wills Act 1837 ss.18A, 18C',
    when: is('divorced', 'Yes', 'Not sure'),
  },
  {
    id: 'separated',
    about: 'separated',
    grade: 'first',
    heading: 'To live apart changes nothing in a will',
    text: 'Until a court order ends the marriage or civil partnership, the other person still takes what the will leaves them, and may still be executor. If that is not what you want, make a new one.',
    source: 'Wills Act 1837 ss.18A, 18C',
    when: is('separated', 'Yes', 'Not sure'),
  },
  {
    id: 'agreed',
    about: 'agreed',
    grade: 'first',
    heading: 'A promise not to change a will can bind you',
    text: 'If two people agree not to change their wills and one of them dies, a court can hold the other to it. See a solicitor before you make a new one.',
    source: 'Legg v Burton [2017] EWHC 2088 (Ch); McLean v McLean [2023] EWHC 1863 (Ch)',
    when: is('agreed', 'Yes', 'Not sure'),
  },
  {
    id: 'children-since',
    about: 'children',
    grade: 'first',
    heading: 'A child who came later may be left out',
    text: 'Check if your will says “my children”, which may include a later child, or lists them by name, which does not.',
    source: 'Wills Act 1837 s.24; Inheritance (Provision for Family and Dependants) Act 1975 s.1',
    when: is('children', 'Yes', 'Not sure'),
  },
  {
    id: 'dependants',
    about: 'dependants',
    grade: 'first',
    heading: 'Someone who depends on you can ask a court',
    text: 'Some people who are left out can ask a court for money from what you leave. A solicitor can tell you how to allow for that in your will.',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.1',
    when: is('dependants', 'Yes', 'Not sure'),
  },
  {
    id: 'died',
    about: 'died',
    grade: 'first',
    heading: 'Someone named in your will has died',
    text: 'What you left them may go to someone the will does not name for it. If they were an executor or a guardian, check who is next.',
    source: 'Wills Act 1837 ss.25, 33',
    when: is('died', 'Yes', 'Not sure'),
  },
  {
    id: 'executors',
    about: 'executors',
    grade: 'first',
    heading: 'Your executors should be the right people',
    text: 'They carry out your will. An executor who has died, fallen out with you or cannot act can hold everything up.',
    source: 'Senior Courts Act 1981 s.114; Administration of Estates Act 1925 s.5',
    when: is('executors', 'No', 'Not sure'),
  },
  {
    id: 'guardians',
    about: 'guardians',
    grade: 'first',
    heading: 'Children under 18 need a guardian',
    text: 'A will can say who looks after them. Without it, and with no parent left who has parental responsibility, a court decides.',
    source: 'Children Act 1989 s.5',
    when: is('guardians', 'No', 'Not sure'),
  },
  {
    id: 'home',
    about: 'home',
    grade: 'first',
    heading: 'The home in your will may not be your home',
    text: 'A gift of a home that has been sold usually fails, and the next home does not take its place unless the will says so.',
    source: 'Wills Act 1837 s.24; the rule of ademption',
    when: is('home', 'Yes', 'Not sure'),
  },
  {
    id: 'joint-home',
    about: 'joint_home',
    grade: 'later',
    heading: 'A shared home may pass outside the will',
    text: 'Joint tenants: your part goes to the other owner, whatever the will says. Tenants in common: your part goes by the will. The title register shows which it is.',
    source: 'Law of Property Act 1925 s.36',
    when: is('joint_home', 'Yes', 'Not sure'),
  },
  {
    id: 'abroad',
    about: 'abroad',
    grade: 'later',
    heading: 'Land abroad can follow other law',
    text: 'The law of the place where the land is may decide who can have it. Ask a lawyer there whether you need a second will.',
    source: 'Common law rule of the place where land is',
    when: is('abroad', 'Yes', 'Not sure'),
  },
  {
    id: 'band-trust',
    about: 'band_trust',
    grade: 'later',
    heading: 'A trust for the tax-free amount may not help any more',
    text: `Since ${dayInWords(datedLaw['unused-band-passes'].from)} what one husband, wife or civil partner does not use of that amount can pass to the other. Such a trust can now cost tax: a home inside it can lose the extra amount for homes. Ask a solicitor whether it should stay.`,
    source: 'Inheritance Tax Act 1984 ss.8A to 8C and 8D to 8J',
    when: is('band_trust', 'Yes', 'Not sure'),
  },
  {
    id: 'business',
    about: 'business',
    grade: 'later',
    heading: 'The tax on businesses and farms has changed',
    text: `If you die on or after ${dayInWords(relief.from)}, the full relief from inheritance tax covers only the first ${relievedInFull} of them. Above that it is half. Partners and company rules can also decide who may have your part. Ask a solicitor to read the will with that in mind.`,
    source: 'Inheritance Tax Act 1984 ss.104, 116; Finance Act 2026 Sch.12',
    when: is('business', 'Yes', 'Not sure'),
  },
  {
    id: 'pension',
    about: 'pension',
    grade: 'later',
    heading: 'A pension passes outside the will, but not outside tax',
    text: `The company that runs it pays the person you named with them. If you die on or after ${pensionsFrom}, most of what is left in it counts for inheritance tax, and what the will says is free of tax may bear more.`,
    source: 'Inheritance Tax Act 1984 s.151; HMRC, Inheritance Tax on pensions (26 November 2025)',
    when: is('pension', 'Yes', 'Not sure'),
  },
  {
    id: 'moved',
    about: 'moved',
    grade: 'later',
    heading: 'New names and addresses',
    text: 'A move or a new name does not undo a gift. Keep a note of it with the will, so that your executors can find the person. Do not write on the will itself.',
    source: 'Wills Act 1837 s.21',
    when: is('moved', 'Yes', 'Not sure'),
  },
  {
    id: 'old',
    about: 'age',
    grade: 'later',
    heading: 'Read it again',
    text: 'A will does not go out of date, but lives change. Many people read theirs every five years.',
    source: 'Practice; no rule of law',
    when: is('age', '5 years or more', 'Not sure'),
  },
  {
    id: 'home-made',
    about: 'made_by',
    grade: 'later',
    heading: 'A will made at home',
    text: 'Small mistakes in the words or the signing are common in wills written without help. Ask someone who knows the law to read it.',
    source: 'Practice; no rule of law',
    when: is('made_by', 'I did, from a form or by hand', 'Not sure'),
  },
]

/** The findings, the most important first. */
export const resultsFor = (answers: KeptAnswers): ExistingWillResult[] =>
  resultRows
    .filter(({ when }) => when(answers))
    .map(({ when: _when, ...finding }) => finding)
    .toSorted((one, other) => grades.indexOf(one.grade) - grades.indexOf(other.grade))

/** A finding with the question and the answer that it comes from. */
export type AnsweredFinding = ExistingWillResult & { readonly question: string; readonly answer: string }

/** Every question that was answered, with its answer, in the order in which they were asked. */
export const answeredQuestions = (answers: KeptAnswers) =>
  willQuestions.flatMap(({ id, question }) => {
    const answer = answers[id]
    return answer === undefined ? [] : [{ id, question, answer }]
  })

/** The findings as `resultsFor` gives them, each with the answer behind it. */
export const answeredFindings = (answers: KeptAnswers): AnsweredFinding[] => {
  const asked = answeredQuestions(answers)
  return resultsFor(answers).flatMap((finding) => {
    const behind = asked.find(({ id }) => id === finding.about)
    return behind ? [{ ...finding, question: behind.question, answer: behind.answer }] : []
  })
}

/** The overall grade: that of the most important finding. */
export const gradeOf = (findings: readonly ExistingWillResult[]): Grade => findings[0]?.grade ?? 'none'
