/** How much of the Welsh a translator has checked, each area as a file to send, and what is wrong with one that came back. */
import { useState } from 'react'
import type { WelshCheckedReply, WelshReply } from '#core/api/desk-wordings.ts'
import { giveFile } from '../ui/give-file.ts'
import { act, deskFile, read, useMay } from './api.ts'
import { Refusal, useSending } from './forms.tsx'
import { DeskTable, RecordPage } from './pages.tsx'

type Area = WelshReply['areas'][number]

function HandOut({ area }: Pick<Area, 'area'>) {
  const { refusal, press } = useSending()
  return (
    <>
      <button
        className="small"
        {...press(async () =>
          giveFile(await deskFile('POST /api/desk/wordings/welsh/file', { body: { area } }), `${area}.cy.csv`),
        )}
      >
        CSV <span className="visually-hidden">of {area}</span>
      </button>
      <Refusal>{refusal}</Refusal>
    </>
  )
}

/** No text of a call is longer. */
const PIECE = /[\s\S]{1,20000}/g

/** The name of the file says whose rows it has. */
function ThatCameBack() {
  const [found, setFound] = useState<WelshCheckedReply>()
  const { refusal, press } = useSending()
  const [chosen, setChosen] = useState<File>()
  const look = async (file: File) =>
    setFound(
      await act('POST /api/desk/wordings/welsh/checked', {
        body: { area: file.name.split('.')[0] ?? '', file: (await file.text()).match(PIECE) ?? [] },
      }),
    )
  return (
    <section>
      <h2>A file that came back</h2>
      <p className="hint below-12">Keep its name: it begins with its area. Nothing of it is stored here.</p>
      <label>
        <span>The file</span>
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => {
            setFound(undefined)
            setChosen(target.files?.[0])
          }}
        />
      </label>
      {chosen && (
        <button className="above-12" {...press(() => look(chosen))}>
          Check the file
        </button>
      )}
      <Refusal>{refusal}</Refusal>
      <div role="status">
        {found && found.problems.length > 0 && (
          <p className="above-12">Nothing was made of it. Put this right first:</p>
        )}
        <ul>
          {found?.problems.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {found?.problems.length === 0 && (
          <p className="above-12">
            {found.changed.length === 0
              ? 'No row is another than ours.'
              : `Rows to change in words/cy: ${found.changed.length}.`}{' '}
            Customers read them with the next version.
          </p>
        )}
        <ul>
          {found?.changed.map(({ id, was, is }) => (
            <li key={id} className="ruled tall-8 anywhere">
              <strong>{id}</strong> <del lang="cy">{was}</del> <ins lang="cy">{is}</ins>
            </li>
          ))}
        </ul>
      </div>
      {found?.problems.length === 0 && <Made files={found.files} />}
    </section>
  )
}

function Made({ files }: Pick<WelshCheckedReply, 'files'>) {
  return files.map(({ name, contents }) => (
    <button
      key={name}
      type="button"
      className="above-12"
      onClick={() => giveFile(new Blob([contents]), name.split('/').at(-1) ?? name)}
    >
      Keep {name}
    </button>
  ))
}

export function WelshPage() {
  const may = useMay()('hand the Welsh to a translator')
  return (
    <RecordPage
      title="Welsh"
      read={read('GET /api/desk/wordings/welsh')}
      after={({ areas }) => {
        const sum = (of: 'rows' | 'checked') => areas.reduce((all, area) => all + area[of], 0)
        return `${sum('checked').toLocaleString('en-GB')} of ${sum('rows').toLocaleString('en-GB')} rows checked by a translator`
      }}
      blocks={({ areas }) => (
        <>
          <DeskTable
            caption="Words in Welsh, by their file"
            columns={[
              ['Area', ({ area }) => area],
              ['Rows', ({ rows }) => rows.toLocaleString('en-GB'), 'figures'],
              ['Checked', ({ checked }) => checked.toLocaleString('en-GB'), 'figures'],
              ['For a translator', ({ area }) => may && <HandOut area={area} />],
            ]}
            rows={areas}
            empty="Nothing is in Welsh."
          />
          {may && <ThatCameBack />}
        </>
      )}
    />
  )
}
