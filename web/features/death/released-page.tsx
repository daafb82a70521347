import { released as words } from '#words/en/death.ts'
import { callForFile } from '../../api/http.ts'
import { useLinked } from '../../api/linked.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { giveFile } from '../../ui/give-file.ts'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useLinkToken } from '../../ui/router-state.ts'
import { ExecutorsHome } from '../executor/executors-home.tsx'

/** What a person may open after a release, by the link they were sent. */
export function ReleasedPage() {
  const token = useLinkToken()
  const { data, error } = useLinked('POST /api/released', token)
  const open = async (id: string) =>
    giveFile(await callForFile('POST /api/released/file', { body: { token, id } }), `${id}.pdf`)
  if (data) return <ExecutorsHome released={data.home} log={data.log} files={data.files} onOpen={open} />
  return (
    <PlainPage key="none" title={error ? words.dead.title : words.tab} lead={error && words.dead.lead}>
      {error ? (
        <div className="cluster above-32 off-paper">
          <ButtonLink label={words.write} to="/contact-us" />
        </div>
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </PlainPage>
  )
}
