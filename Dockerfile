# syntax=docker/dockerfile:1
# The last stage is for production. The stage "build" also runs the product on made-up data, as compose.yaml does.
FROM node:26-bookworm-slim AS base
WORKDIR /app
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=30s CMD ["node", "-e", "fetch('http://localhost:' + process.env.PORT + '/readyz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
COPY package.json package-lock.json ./
COPY deploy/trim.ts deploy/

FROM base AS build
RUN npm ci && npm cache clean --force
COPY . .
RUN npm run build
USER node
CMD ["node", "server/main.ts"]

FROM base
# The image has Node already, so the package that brings it to other machines goes.
RUN npm ci --omit=dev && npm cache clean --force && node deploy/trim.ts production && rm -r node_modules/node-linux-* node_modules/.bin/node
COPY LICENSE ./
COPY core core
COPY words words
COPY drafting drafting
COPY documents documents
COPY server server
COPY cli cli
COPY legal/wordings legal/wordings
COPY legal/sign-offs legal/sign-offs
COPY --from=build /app/dist dist
ENV NODE_ENV=production
USER node
CMD ["node", "server/main.ts"]
