import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#core/api/contract/calls.ts'
import { htmlLang } from '#core/language.ts'
import { pictureOf } from '#core/picture/picture.ts'
import { firstNameIn, tidyName } from '#core/text/names.ts'
import { sampleDay, samplePeople, sampleWill } from '#core/will/sample.ts'
import { frontPage } from '#words/cy/front-page.ts'
import { drawnTitle, type FrontPageWords } from '#words/en/front-page.ts'
import type { Question } from '../content/content.ts'
import { questions } from '../content/questions.ts'
import { useLanguage } from '../content/use-words.ts'
import { FlowPicture } from '../features/picture/flow-picture.tsx'
import { PictureList } from '../features/picture/picture-list.tsx'
import { TriedPaper } from '../features/preview/paper.tsx'
import { Radios } from '../ui/choices.tsx'
import { InEnglish, useIsEnglish } from '../ui/language-links.tsx'
import { QuestionList } from '../ui/question-search.tsx'
import { useIsTakenOver, useTypedBefore } from '../ui/taken-over.ts'
import { TextField } from '../ui/text-field.tsx'
import css from './front-page.module.css'
import { SigningDrawing } from './signing-drawings.tsx'

const relationships = ['Sister', 'Friend'] as const
type Relationship = (typeof relationships)[number]

/** A status follows the typing after this pause. */
const PAUSE_MS = 1000

/** A link to a page of one address, which is in Welsh for whoever chose that: for anyone else a Welsh page says that it leads to English. */
function OneAddressLink({ to, children }: { to: string; children: ReactNode }) {
  const isEnglish = useIsEnglish(to)
  return (
    <Link to={to} hrefLang={isEnglish ? 'en' : undefined}>
      {children}
      {isEnglish && <InEnglish />}
    </Link>
  )
}

function TryIt({ words }: { words: FrontPageWords['tryIt'] }) {
  const [name, setName] = useState('Eleanor Marsh')
  const [who, setWho] = useState<Relationship>('Sister')
  const [theirName, setTheirName] = useState('Grace Marsh')
  const [told, setTold] = useState('')
  const fields = useTypedBefore((field, value) => {
    if (field === 'try-name') setName(value)
    if (field === 'try-their-name') setTheirName(value)
    if (field === 'try-who') setWho(relationships.find((each) => each === value) ?? 'Sister')
  })
  const executor = tidyName(theirName)
  const untouched = useRef(executor)
  useEffect(() => {
    if (executor === untouched.current) return undefined
    const waiting = setTimeout(() => setTold(executor), PAUSE_MS)
    return () => clearTimeout(waiting)
  }, [executor])
  return (
    <section className={css.tryIt} aria-labelledby="try-it">
      <div>
        <h2 id="try-it">{words.heading}</h2>
        <p className={css.lead}>{words.lead}</p>
        <div className={css.panel} ref={fields}>
          <p className={css.small}>{words.nothingKept}</p>
          <TextField name="try-name" label={words.name} value={name} onChange={setName} spellCheck={false} />
          <Radios
            name="try-who"
            label={words.who}
            options={relationships}
            labels={words}
            layout="row"
            value={who}
            onChange={setWho}
          />
          <TextField
            name="try-their-name"
            label={words.theirName}
            value={theirName}
            onChange={setTheirName}
            spellCheck={false}
          />
        </div>
      </div>
      <section className={css.sheet} aria-label={words.page}>
        <TriedPaper name={tidyName(name)} executor={executor} relationship={who} why={words.why} />
      </section>
      <p className="visually-hidden" role="status">
        {told !== '' && words.now(told)}
      </p>
    </section>
  )
}

const supposed = ['today', 'thomas', 'ruth', 'poppy'] as const
type Supposed = (typeof supposed)[number]

const firstNameOf = (id: number): string =>
  firstNameIn(sampleWill.persons.find((person) => person.id === id)?.fullname ?? '')

function WhatIf({ words }: { words: FrontPageWords['whatIf'] }) {
  const [chosen, setChosen] = useState<Supposed>('today')
  const [asList, setAsList] = useState(false)
  const fields = useTypedBefore((_, value) => setChosen(supposed.find((each) => each === value) ?? 'today'))
  const taken = useIsTakenOver()
  const picture = pictureOf(sampleWill, sampleDay, { died: chosen === 'today' ? [] : [samplePeople[chosen]] })
  const sentence = chosen === 'today' ? words.none : words[chosen]
  const labels = Object.fromEntries(
    supposed.map((each) => [each, each === 'today' ? words.today : words.died(firstNameOf(samplePeople[each]))]),
  )
  return (
    <section className={css.whatIf} aria-labelledby="what-if">
      <div>
        <h2 id="what-if">{words.heading}</h2>
        <p className={css.lead}>{words.lead}</p>
        <div ref={fields}>
          <Radios
            name="what-if"
            label={words.label}
            options={supposed}
            labels={labels}
            layout="pills"
            value={chosen}
            onChange={setChosen}
          />
        </div>
        <p className={css.sentence} role="status">
          {sentence}
        </p>
        <p className="above-20">
          <OneAddressLink to="/without-a-will">{words.without}</OneAddressLink>
        </p>
      </div>
      <div className={css.panel}>
        <p className="soft small below-12 to-end">{words.family}</p>
        <div className={css.picture} lang={htmlLang.en}>
          {taken ? <FlowPicture picture={picture} asList={asList} head={false} /> : <PictureList picture={picture} />}
        </div>
        <label className={css.asList}>
          <input type="checkbox" checked={asList} onChange={({ target }) => setAsList(target.checked)} />
          {words.list}
        </label>
      </div>
    </section>
  )
}

function Signing({ words }: { words: FrontPageWords['signing'] }) {
  return (
    <section className={css.signing} aria-labelledby="signing">
      <div>
        <h2 id="signing">{words.heading}</h2>
        <p className={css.lead}>{words.lead}</p>
        <ol className={css.steps}>
          {words.steps.map(({ title, words: said }, index) => (
            <li key={title}>
              <SigningDrawing step={index} />
              <div>
                <h3>{title}</h3>
                <p className="above-8 small">{said}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

type DocumentId = keyof FrontPageWords['get']['documents']

/** In the order in which they are shown. */
const documents: readonly DocumentId[] = [
  'will',
  'signing-guide',
  'summary',
  'guardian-letter-1',
  'executor-letter-1',
  'letter-of-wishes',
  'where-my-will-is',
]

const sampleFile = (id: DocumentId, as: 'pdf' | 'svg' = 'pdf'): string =>
  addressOf(`GET /api/samples/{id}.${as}`, { params: { id } })

function SampleDocument({ id, words }: { id: DocumentId; words: FrontPageWords['get'] }) {
  const { title, note } = words.documents[id]
  return (
    <li className={id === 'will' ? css.largest : ''}>
      <a href={sampleFile(id)} target="_blank" rel="noopener">
        <span className={css.firstPage}>
          <img src={sampleFile(id, 'svg')} alt="" loading="lazy" width={595} height={842} />
        </span>
        <strong>{title}</strong>
        <span className={css.small}>{note}</span>
        <span className="visually-hidden"> {words.pdf}</span>
      </a>
    </li>
  )
}

function WhatYouGet({ words }: { words: FrontPageWords['get'] }) {
  return (
    <section className={css.get} aria-labelledby="what-you-get">
      <div>
        <h2 id="what-you-get">{words.heading}</h2>
        <p className={css.lead}>{words.lead}</p>
        <ul className={css.documents}>
          {documents.map((id) => (
            <SampleDocument key={id} id={id} words={words} />
          ))}
        </ul>
      </div>
      <div className={css.price}>
        <p className={css.amount}>{words.price}</p>
        <p>{words.once}</p>
        <ul>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className={css.partner}>{words.partner}</p>
        <a className={css.start} href="#main">
          {words.start}
        </a>
      </div>
    </section>
  )
}

function WhatThisIsNot({ words }: { words: FrontPageWords['not'] }) {
  return (
    <section className={css.not} aria-labelledby="what-this-is-not">
      <h2 id="what-this-is-not">{words.heading}</h2>
      <ul>
        {words.points.map(({ title, words: said }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{said}</p>
          </li>
        ))}
      </ul>
      <p>
        <OneAddressLink to="/about">{words.about}</OneAddressLink>
      </p>
    </section>
  )
}

function Begin({ words }: { words: FrontPageWords['begin'] }) {
  return (
    <section className={css.begin} aria-labelledby="begin">
      <div className={css.tied} aria-hidden="true">
        <p lang={htmlLang.en}>
          {drawnTitle[0]}
          <br />
          {drawnTitle[1]}
        </p>
      </div>
      <div>
        <h2 id="begin">{words.heading}</h2>
        <p className={css.lead}>{words.lead}</p>
        <a className={css.toQuestion} href="#main">
          {words.action}
        </a>
      </div>
    </section>
  )
}

/** The questions a visitor asks before beginning. */
const askedFirst: readonly string[] = ['count', 'witness', 'change', 'home', 'private']

const firstQuestions: readonly Question[] = askedFirst.flatMap(
  (id) => questions.flatMap((group) => group.questions).find((question) => question.id === id) ?? [],
)

function QuestionsPeopleAsk({ words, inEnglish }: { words: FrontPageWords['questions']; inEnglish: boolean }) {
  return (
    <section className={css.questions} aria-labelledby="questions-people-ask">
      <h2 id="questions-people-ask">{words.heading}</h2>
      <div>
        {inEnglish && <QuestionList shown={firstQuestions} />}
        <p className="above-20">
          <OneAddressLink to="/faqs">{words.more}</OneAddressLink>
        </p>
      </div>
    </section>
  )
}

/** The first page below its question. */
export function FrontPage() {
  const language = useLanguage()
  const words = frontPage[language]
  return (
    <div className={css.page}>
      <TryIt words={words.tryIt} />
      <WhatIf words={words.whatIf} />
      <Signing words={words.signing} />
      <WhatYouGet words={words.get} />
      <WhatThisIsNot words={words.not} />
      <Begin words={words.begin} />
      <QuestionsPeopleAsk words={words.questions} inEnglish={language === 'en'} />
    </div>
  )
}
