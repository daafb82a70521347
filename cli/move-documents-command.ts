import { createStoredDocumentStore, neededByBackupsUntil } from '#server/db/repositories/stored-documents.store.ts'
import { createDocumentMover } from '#server/features/documents/document-mover.ts'
import { withDatabase } from './database.ts'
import { CommandFailed, counted, type Program, type Terminal } from './terminal.ts'

/** Files brought back at once. */
const BATCH = 100

/** The command that moves issued documents between the database and the store outside it. */
export const addMoveDocuments = (program: Program, terminal: Terminal): void => {
  program
    .command('move-documents')
    .summary('move downloaded documents to the store, or back')
    .description(
      'Moves downloaded documents from the database to DOCUMENT_STORE, and removes there what was deleted here. The server does the ' +
        'same every minute. Run "heirloom compact" afterwards to make the database smaller.',
    )
    .option(
      '--back',
      'moves all of them into the database; stop every server first, and unset DOCUMENT_STORE afterwards',
    )
    .action(({ back = false }) =>
      withDatabase(terminal, async ({ db, objects }) => {
        if (objects === undefined)
          throw new CommandFailed('There is no store outside the database', 'Set DOCUMENT_STORE as the server has it')
        const documents = createStoredDocumentStore(db, objects)
        if (back) {
          const removeAfter = neededByBackupsUntil(terminal.now())
          let moved = 0
          for (let count = 1; count > 0; moved += count) count = await documents.moveBack(BATCH, removeAfter)
          terminal.print(`Moved ${counted(moved, 'document')} into the database. Backups need the store for a while.\n`)
          return
        }
        const { moved, removed } = await createDocumentMover(documents, terminal.now)()
        terminal.print(`Moved ${counted(moved, 'document')} to the store, and removed ${removed} there.\n`)
      }),
    )
}
