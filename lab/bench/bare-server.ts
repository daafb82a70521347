/** The smallest server that can answer a save: one handler, one transaction. The whole stack is measured against it. */
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'

const [file = '', ids = '', body = ''] = process.argv.slice(2)

const database = new DatabaseSync(file, { timeout: 5000 })
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
database.exec('CREATE TABLE wills (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, body TEXT NOT NULL)')
const insert = database.prepare('INSERT INTO wills VALUES (?, 0, ?)')
for (const id of ids.split(',')) insert.run(Number(id), body)
const update = database.prepare('UPDATE wills SET version = version + 1, body = ? WHERE id = ?')
const stored = JSON.parse(body)

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { will } = JSON.parse(Buffer.concat(chunks).toString())
    const changed = JSON.stringify({ ...stored, ...will })
    update.run(changed, Number(request.headers['x-row']))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(changed) })
    response.end(changed)
  })
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
