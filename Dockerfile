# Umpire as a container: the service and the page on an embedded store. docs/self-hosting.md says how to run it.
FROM node:24.21.0-bookworm-slim AS built
WORKDIR /umpire
# what is installed changes less often than what it is for
COPY package.json package-lock.json .npmrc ./
COPY rules/package.json rules/
COPY client/package.json client/
COPY cli/package.json cli/
RUN npm ci --ignore-scripts
COPY schema.graphql tsconfig.json ./
COPY pictures pictures
COPY rules rules
COPY service service
COPY scripts scripts
COPY web web
RUN node scripts/ensure-web.mjs --always && npm prune --omit=dev --omit=optional --ignore-scripts

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production PORT=4000 UMPIRE_DATA=/data UMPIRE_LISTEN=0.0.0.0
WORKDIR /umpire
# the files belong to root: the service may read them and write into its volume alone
COPY --from=built /umpire/package.json ./
COPY --from=built /umpire/node_modules node_modules
COPY --from=built /umpire/pictures pictures
COPY --from=built /umpire/rules rules
COPY --from=built /umpire/client client
COPY --from=built /umpire/cli cli
COPY --from=built /umpire/service service
COPY --from=built /umpire/web/dist web/dist
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "service/local/main.ts"]
