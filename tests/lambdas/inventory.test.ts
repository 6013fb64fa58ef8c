import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { beforeAll, describe, expect, test } from "vitest";
import { bundleRoot } from "../../lambdas/bundle.ts";

const root = join(import.meta.dirname, "../..");
const bill = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(
    z.object({ group: z.string().optional(), name: z.string(), version: z.string(), purl: z.string() }),
  ),
});

describe("what a bundle is made of", () => {
  let json: string;
  let notices: string;

  beforeAll(() => {
    // by itself: the bundler's plugin takes the console for Node's own, which it is not here
    execFileSync(process.execPath, [join(root, "lambdas/bundle-main.ts"), "brake"]);
    json = readFileSync(join(bundleRoot, "brake.cdx.json"), "utf8");
    notices = readFileSync(join(bundleRoot, "brake", "THIRD-PARTY.txt"), "utf8");
  });

  test("stands in a bill of materials: the packages that are really in it, with their versions", () => {
    const { components } = bill.parse(JSON.parse(json));
    const names = components.map(({ group, name }) => [group, name].filter((part) => part !== undefined).join("/"));
    expect(names).toEqual(expect.arrayContaining(["@aws-sdk/client-apigatewayv2", "zod"]));
    expect(names).not.toContain("graphql");
    for (const { purl, version } of components) expect(purl).toContain(`@${version}`);
    expect(json).not.toContain(root);
  });

  test("is named in its notices, with the text of its licence", () => {
    for (const { group, name, version } of bill.parse(JSON.parse(json)).components)
      expect(notices).toContain(`${[group, name].filter((part) => part !== undefined).join("/")} ${version} (`);
    expect(notices).toContain("Permission is hereby granted, free of charge");
    expect(notices).toContain("Apache License");
  });
});
