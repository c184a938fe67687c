# Builds the browser's side with everything, then keeps what the server needs to run: no tools and no sample homes.
FROM node:24-bookworm-slim AS build
WORKDIR /hearth
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY widgets/package.json widgets/
COPY loader/package.json loader/
COPY portal/package.json portal/
COPY sample/package.json sample/
COPY server/package.json server/
RUN npm ci --loglevel=error
COPY . .
# Without its folder, prune takes the libraries of the sample for superfluous.
RUN npm run build && rm -rf sample scripts/sample && npm prune --omit=dev --loglevel=error

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 HEARTH_DATA=/data
WORKDIR /hearth
COPY --from=build --chown=root:root /hearth ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that the server itself gets the signal to stop. It runs on the image's own Node 24.
CMD ["node", "--disable-warning=ExperimentalWarning", "server/src/main.ts"]
