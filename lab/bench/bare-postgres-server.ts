/** The least that could answer a save on PostgreSQL and keep a history: one handler, one transaction. */
import { createServer } from 'node:http'
import pg from 'pg'

const [url = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })

type Row = { version: number; body: string }

const save = async (id: number, part: object): Promise<string> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const read = 'select version, body from wills where id = $1 for update'
    const { rows } = await client.query<Row>({ name: 'read', text: read, values: [id] })
    const [row] = rows
    if (!row) throw new Error('There is no such will')
    const body = JSON.stringify({ ...JSON.parse(row.body), ...part })
    const version = row.version + 1
    const update = 'update wills set version = $2, body = $3 where id = $1'
    await client.query({ name: 'update', text: update, values: [id, version, body] })
    const keep = 'insert into revisions values ($1, $2, $3, $4)'
    await client.query({ name: 'keep', text: keep, values: [id, version, body, new Date().toISOString()] })
    await client.query('commit')
    return body
  } finally {
    client.release()
  }
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    const { will } = JSON.parse(Buffer.concat(chunks).toString())
    const changed = await save(Number(request.headers['x-row']), will)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(changed) })
    response.end(changed)
  })
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
