import { useState } from 'react'
import type { IssuedPack, LetterGiven } from '#core/api/documents.ts'
import { lastPage, pagesIn } from '#core/signing/editions.ts'
import { groupOfDocument, type PackGroup } from '#drafting/pack/pack-document.ts'
import { shared, documentGroups as table } from '#words/en/documents.ts'
import { ApiError, OfflineError } from '../../api/http.ts'
import { sayLetterGiven } from '../../api/save-queue.ts'
import { formatLondonDate } from '../../content/dates.ts'
import css from './documents.module.css'
import { DocumentDownload } from './first-download.tsx'
import { FirstPage } from './first-page.tsx'

type Entry = IssuedPack['documents'][number]

const titleOf = ({ title, letter }: Entry): string => (letter ? table.letterTo(letter.to) : title)

/** What tells this document from every other: one person may get two letters. */
const nameOf = (entry: Entry): string =>
  entry.letter ? `${titleOf(entry)}, ${entry.letter.as}` : entry.id === 'will' ? table.yourWill : entry.title

const descriptionOf = ({ id, pages, description, letter }: Entry, signed: boolean): string => {
  if (letter) return letter.role
  if (id !== 'will') return description
  return signed
    ? table.thePaperAtHomeIsThe
    : table.onPlainWhiteA4OneSide(pagesIn(pages), lastPage({ edition: 'normal', pages }))
}

/** One press says that a letter was given, and another takes it back. */
function Given({ entry }: { entry: Entry }) {
  // What was pressed is shown at once, and is busy until the server has it.
  const [pressed, setPressed] = useState<boolean>()
  const [failure, setFailure] = useState('')
  const given = entry.letter?.given
  const say = async (said: LetterGiven) => {
    setPressed(said.given)
    setFailure('')
    try {
      await sayLetterGiven(said)
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof OfflineError)) throw error
      setFailure(table.notSavedTryAgain)
    } finally {
      setPressed(undefined)
    }
  }
  return (
    <div className={css.given}>
      <label>
        <input
          type="checkbox"
          checked={pressed ?? given !== undefined}
          aria-busy={pressed !== undefined}
          onChange={({ target }) => {
            if (pressed === undefined) void say({ letter: entry.id, given: target.checked })
          }}
        />
        <span>
          {table.given}
          <span className="visually-hidden"> {table.to(entry.letter?.to ?? '')}</span>
          {given !== undefined && <> {table.on(formatLondonDate(given))}</>}
        </span>
      </label>
      <span role="alert">{failure}</span>
    </div>
  )
}

const IN_POUNDS = '/api/documents/summary-in-pounds.pdf'

/** Asks for figures in the copy that is downloaded next. The answer is kept nowhere. */
function WithPounds({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <div className={css.pounds}>
      <label>
        <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
        <span>{table.addAboutHowMuchEachGets}</span>
      </label>
      <p className={css.words}>{table.onlyInTheCopyThatYou}</p>
    </div>
  )
}

function Document({ entry, signed, hasValues }: { entry: Entry; signed: boolean; hasValues: boolean }) {
  const [inPounds, setInPounds] = useState(false)
  const { id, largePrint, bound } = entry
  const isWill = id === 'will'
  const name = nameOf(entry)
  const action = isWill ? table.downloadYourWill : table.download(titleOf(entry))
  return (
    <li className={isWill ? css.will : css.document}>
      <FirstPage from={entry.firstPage} large={isWill} />
      <div>
        <h3 className="larger">{titleOf(entry)}</h3>
        <p className={css.words}>
          {descriptionOf(entry, signed)}
          {!isWill && !entry.letter && ` ${pagesIn(entry.pages)}.`}
        </p>
        {id === 'summary' && hasValues && <WithPounds checked={inPounds} onChange={setInPounds} />}
        <div className={css.actions}>
          <DocumentDownload
            look={isWill && !signed ? 'primary' : 'quiet'}
            path={inPounds ? IN_POUNDS : entry.url}
            file={inPounds ? 'summary-in-pounds.pdf' : `${id}.pdf`}
            label={isWill && signed ? table.downloadACopy : shared.download}
            about={name}
            arrow
            action={action}
          />
          {largePrint && (
            <DocumentDownload
              look="quiet"
              path={inPounds ? `${IN_POUNDS}?largePrint=yes` : largePrint.url}
              file={inPounds ? 'summary-in-pounds-large-print.pdf' : `${id}-large-print.pdf`}
              label={table.largePrint}
              about={`${name}, ${pagesIn(largePrint.pages)}`}
              action={action}
            />
          )}
          {bound && (
            <DocumentDownload
              look="quiet"
              path={bound.url}
              file={`${id}-bound.pdf`}
              label={table.forTheBoundCopy}
              about={`${name}, ${pagesIn(bound.pages)}`}
              action={action}
            />
          )}
        </div>
        {entry.letter && signed && <Given entry={entry} />}
      </div>
    </li>
  )
}

type Group = { readonly id: PackGroup; readonly title: string; readonly words: string }

const toGive = (entries: readonly Entry[]): string => {
  const given = entries.filter(({ letter }) => letter?.given !== undefined).length
  if (given === entries.length) return table.everyOneIsGiven
  return given === 0 ? table.nowIsTheTimeNoneIs : table.nowIsTheTimeOfAre(given, entries.length)
}

const groupsOf = (signed: boolean, letters: readonly Entry[]): readonly Group[] => {
  const sign: Group = signed ? { id: 'sign', ...table.signed } : { id: 'sign', ...table.sign }
  const keep: Group = { id: 'keep', ...table.keep }
  const give: Group = {
    id: 'give',
    title: table.giveAway,
    words: signed ? toGive(letters) : table.afterYouHaveSignedTheySay,
  }
  const lpa: Group = {
    id: 'lpa',
    ...table.powerOfAttorney,
  }
  return signed ? [give, keep, sign, lpa] : [sign, keep, give, lpa]
}

/** The will first, then what is needed at the table. */
const inOrder = (entries: readonly Entry[]): readonly Entry[] => [
  ...entries.filter(({ id }) => id === 'will'),
  ...entries.filter(({ id }) => id === 'signing-guide'),
  ...entries.filter(({ id }) => id !== 'will' && id !== 'signing-guide'),
]

/** The documents of a version, by what is done with them. Once the will is signed, the letters come first. */
export function DocumentGroups({
  documents,
  signed,
  hasValues,
}: {
  documents: readonly Entry[]
  /** Things are said to be worth something, and the documents are of the answers of today. */
  hasValues: boolean
  /** The will of these documents is the one that was signed. */
  signed: boolean
}) {
  const groups = Map.groupBy(documents, ({ id }) => groupOfDocument(id))
  return groupsOf(signed, groups.get('give') ?? []).map(({ id, title, words }) => {
    const entries = groups.get(id)
    return (
      entries && (
        <section key={id} aria-labelledby={`group-${id}`} className={css.group}>
          <div className={css.about}>
            <h2 className="below-8" id={`group-${id}`}>
              {title}
            </h2>
            <p>{words}</p>
          </div>
          <ul>
            {inOrder(entries).map((entry) => (
              <Document key={entry.id} entry={entry} signed={signed} hasValues={hasValues} />
            ))}
          </ul>
        </section>
      )
    )
  })
}
